/*
 * statcodec for C++17: a thin layer over statcodec.h, header only.
 *
 * - Handles free themselves. Names are std::string_view, and what may be
 *   missing is std::optional.
 * - No exceptions are needed: what can fail returns a statcodec::result. Its
 *   value() throws statcodec::exception for those who like that better; where
 *   exceptions are off it aborts.
 * - What a snapshot_view and everything seen through it may refer to belongs to
 *   the decoder, until its next decode. A snapshot owns.
 *
 *     statcodec::decoder decoder(STATCODEC_FILE_MEMORY_STAT);
 *     auto snapshot = decoder.decode(text);
 *     if (!snapshot)
 *         return complain(snapshot.error().expected());
 *     std::uint64_t anon = snapshot->number(STATCODEC_MEMORY_STAT_ANON).value_or(0);
 *     for (auto row : snapshot->rows())
 *         for (auto cell : row.cells())
 *             show(row.name(), cell.name, cell.value.number());
 */

#ifndef STATCODEC_HPP
#define STATCODEC_HPP

#include "statcodec.h"
#include "statcodec/decoder.hpp"
#include "statcodec/reader.hpp"
#include "statcodec/result.hpp"
#include "statcodec/snapshot.hpp"
#include "statcodec/stream.hpp"
#include "statcodec/tree.hpp"
#include "statcodec/value.hpp"
#include "statcodec/writer.hpp"

#endif // STATCODEC_HPP
