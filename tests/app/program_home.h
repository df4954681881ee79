#pragma once

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

#include <memory>

namespace steelyard::cli {

/// What one run of the program answered.
struct Answer
{
    int exitCode = -1;
    QByteArray out;
    QByteArray messages;

    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

[[nodiscard]] inline QString samplePath(const QString &name)
{
    return QStringLiteral(STEELYARD_SOURCE_DIR "/resources/samples/") + name;
}

/// The built program, run as its users run it: no display, a home folder of its own.
class ProgramHome
{
public:
    /// A new, empty home folder.
    void renew() { m_folder = std::make_unique<QTemporaryDir>(); }

    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    [[nodiscard]] Answer run(const QStringList &arguments) const
    {
        return runOther(QStringLiteral(STEELYARD_PROGRAM), arguments);
    }

    /// Another program, in the same surroundings. Exit code -1: there is none.
    [[nodiscard]] Answer runOther(const QString &name, const QStringList &arguments) const
    {
        QProcess program;
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char *display : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(QString::fromLatin1(display));
        for (const char *home : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
            environment.insert(QString::fromLatin1(home), m_folder->path());
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        program.setProcessEnvironment(environment);
        program.start(name, arguments);
        if (!program.waitForFinished(-1))
            return {};
        return {.exitCode = program.exitCode(),
                .out = program.readAllStandardOutput(),
                .messages = program.readAllStandardError()};
    }

    [[nodiscard]] QString write(const QString &name, const QByteArray &content) const
    {
        QFile file{path(name)};
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("the test's file can't be written");
        return file.fileName();
    }

    [[nodiscard]] static QByteArray content(const QString &file)
    {
        QFile opened{file};
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray{};
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

/// A document with a server by name, a service, a site and a case.
[[nodiscard]] inline QByteArray fullDocument()
{
    return R"({"schema": 1, "id": "full", "name": {"en": "Full", "zh_CN": "完整"},
        "start": "2027-01-01", "currency": "CNY", "horizon": 12, "site": "hall",
        "demand": {"phases": [{"id": "base", "name": "Base", "gpus": 8, "days": "to_end"}]},
        "sites": [{"id": "hall", "name": "Hall", "currency": "CNY", "pue": "1.3",
            "electricity_price_per_kwh": "0.8", "rack_price_per_month": "5000",
            "rack_power_kw": "12", "bandwidth_price_per_mbps_month": "30",
            "staff_cost_per_year": "300000"}],
        "vendors": [{"id": "maker", "name": {"en": "Maker", "zh_CN": "厂商"},
            "contact": "sales"}],
        "quotes": [{"id": "q", "vendor": "maker", "name": "Servers", "revisions": [{"number": 1,
            "lines": [
                {"id": "dgx", "name": "DGX", "accelerator": "H100-SXM-80GB",
                 "server": "NVIDIA DGX H100", "gpus_per_node": 8, "unit": "node_month",
                 "price": "100000", "currency": "CNY"},
                {"id": "line", "name": "Uplink", "category": "bandwidth",
                 "unit": "mbps_month", "price": "25", "currency": "CNY"}]}]}],
        "plans": [{"id": "hosted", "name": "Hosted", "mode": "hosted", "site": "hall",
            "supply": [{"id": "own", "kind": "hosted", "quote": "q",
             "line": "dgx", "servers": "auto"}],
            "services": [{"id": "uplink", "quote": "q", "line": "line", "quantity": "100"}]}],
        "cases": [{"id": "dear", "name": "Dear", "values":
            {"/sites/hall/electricity_price_per_kwh": "1.2"}}]})";
}

} // namespace steelyard::cli
