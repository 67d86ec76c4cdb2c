/* statcodec for C++: decoders. */

#ifndef STATCODEC_DECODER_HPP
#define STATCODEC_DECODER_HPP

#include <cstddef>
#include <memory>
#include <string_view>

#include "snapshot.hpp"

namespace statcodec {

/** What was wrong with a text that was decoded leniently. */
class problems {
public:
    explicit problems(const statcodec_problems *raw = nullptr) noexcept : raw_(raw) {}
    /** How many there were; the first 1,000 are kept. */
    std::size_t count() const noexcept { return statcodec_problems_count(raw_); }
    error at(std::size_t index) const noexcept
    {
        statcodec_error raw{};
        statcodec_problems_get(raw_, index, &raw);
        return error(raw);
    }
    auto begin() const noexcept { return all().begin(); }
    auto end() const noexcept { return all().end(); }

private:
    detail::numbered<problems> all() const noexcept
    {
        return {*this, 0, statcodec_problems_kept(raw_)};
    }
    const statcodec_problems *raw_;
};

/** A lenient reading. */
struct report {
    snapshot_view snapshot;
    class problems problems;
};

/** Decodes the readings of one file, again and again. */
class decoder {
public:
    /** Throws where there is no such file. */
    explicit decoder(statcodec_file file) : decoder(make(file).value()) {}
    static result<decoder> make(statcodec_file file)
    {
        statcodec_decoder *raw = nullptr;
        statcodec_status status = statcodec_decoder_new(file, &raw);
        if (status != STATCODEC_OK)
            return error(status);
        return decoder(raw);
    }
    /** Strictly: the first thing wrong is the error. */
    result<snapshot_view> decode(std::string_view text)
    {
        statcodec_error why;
        const statcodec_snapshot *raw;
        if (statcodec_decoder_decode(raw_.get(), text.data(), text.size(), &raw, &why) !=
            STATCODEC_OK)
            return error(why);
        return snapshot_view(raw);
    }
    /** Leniently: what can be read is, and the rest is reported. */
    result<report> decode_lenient(std::string_view text)
    {
        statcodec_error why;
        const statcodec_snapshot *raw;
        const statcodec_problems *wrong;
        if (statcodec_decoder_decode_lenient(raw_.get(), text.data(), text.size(), &raw, &wrong,
                                             &why) != STATCODEC_OK)
            return error(why);
        return report{snapshot_view(raw), problems(wrong)};
    }

private:
    explicit decoder(statcodec_decoder *raw) noexcept : raw_(raw) {}
    std::unique_ptr<statcodec_decoder, detail::freer<statcodec_decoder, statcodec_decoder_free>>
        raw_;
};

} // namespace statcodec

#endif // STATCODEC_DECODER_HPP
