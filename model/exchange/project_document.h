#pragma once

#include "model/base/result.h"
#include "model/compare/dossier.h"

#include <QByteArray>

namespace steelyard::exchange {

/// The schema number that this version writes.
inline constexpr int kNewestSchema = 2;

/// Whether figures are refused that are numbers, but outside what the schema or a calculation
/// allows. An evaluation leaves out those of one line, site, plan, rate or assumption and names
/// them, so that the rest stands; an import refuses all.
enum class FigureLimits
{
    Checked,
    LeftToEvaluation
};

/// Reads a project document. Errors name the path and what was expected: JsonSyntax,
/// JsonDuplicateKey, SchemaTooNew, UnknownKey, WrongType, BadValue, MissingKey, DuplicateId,
/// DanglingReference, JsonTooDeep.
[[nodiscard]] Result<Dossier> readProjectDocument(const QByteArray &json,
                                                  FigureLimits limits = FigureLimits::Checked);

/// The first `most` things that keep the document from being read, in its order; the first is the
/// error of `readProjectDocument`. What is no JSON at all has one fault.
[[nodiscard]] std::vector<Error> projectDocumentFaults(const QByteArray &json, size_t most);

/// Writes the whole dossier at the newest schema: UTF-8, two blanks of indentation, keys in the
/// order of the schema, ends with a line feed. Reading it back gives an equal dossier.
[[nodiscard]] QByteArray writeProjectDocument(const Dossier &dossier);

/// The JSON Schema (draft 2020-12) of the document, as `steelyard schema` prints it.
[[nodiscard]] QByteArray projectDocumentSchema();

/// The document's values as one JSON text each, for the change log and undo checks.
[[nodiscard]] QString quoteAsJson(const Quote &quote);
[[nodiscard]] QString projectAsJson(const Project &project);

} // namespace steelyard::exchange
