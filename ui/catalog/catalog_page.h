#pragma once

#include "ui/catalog/catalog_table.h"
#include "ui/shell/page.h"

class QTabWidget;

namespace steelyard::ui {

class ImportRunner;
class PriceBooksTab;

/// What hardware is there, and at what list prices? Accelerators, servers and price books.
class CatalogPage final : public Page
{
    Q_OBJECT

public:
    CatalogPage(Session &session,
                Prompts &prompts,
                ImportRunner &imports,
                QWidget *parent = nullptr);

    void activate() override;
    [[nodiscard]] QVariantMap state() const override;
    void restore(const QVariantMap &state) override;

    [[nodiscard]] QTabWidget *tabs() const { return m_tabs; }
    [[nodiscard]] CatalogTable<GpuModel> *accelerators() const { return m_accelerators; }
    [[nodiscard]] CatalogTable<ServerSpec> *servers() const { return m_servers; }
    [[nodiscard]] PriceBooksTab *priceBooks() const { return m_priceBooks; }

private:
    void reload();

    Session &m_session;
    Prompts &m_prompts;
    QTabWidget *m_tabs = nullptr;
    CatalogTable<GpuModel> *m_accelerators = nullptr;
    CatalogTable<ServerSpec> *m_servers = nullptr;
    PriceBooksTab *m_priceBooks = nullptr;
};

} // namespace steelyard::ui
