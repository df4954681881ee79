// Stands in for pdf_file.cpp where the program is built without its window.
#include "app/cli/pdf_file.h"

namespace steelyard::cli {

bool canWritePdf()
{
    return false;
}

std::unique_ptr<QCoreApplication> makePdfApplication(int &argc, char **argv)
{
    return std::make_unique<QCoreApplication>(argc, argv);
}

Result<void> writePdf(const ReportDocument & /*report*/, const QString & /*path*/)
{
    return Error{.code = ErrorCode::PdfUnavailable};
}

} // namespace steelyard::cli
