-- Accelerators and servers with their data-sheet facts; what is unknown is NULL.
-- position orders the shipped rows; it is 0 for the user's own, which go by name.

CREATE TABLE accelerator (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL CHECK (version >= 1),
    origin TEXT NOT NULL CHECK (origin IN ('shipped', 'own')),
    position INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL,
    vendor TEXT NOT NULL,
    architecture TEXT NOT NULL,
    form_factor TEXT NOT NULL,
    memory_gb REAL,
    memory_type TEXT NOT NULL,
    memory_bandwidth_gbs REAL,
    fp32_tflops REAL,
    tf32_dense_tflops REAL,
    fp16_dense_tflops REAL,
    bf16_dense_tflops REAL,
    fp8_dense_tflops REAL,
    fp4_dense_tflops REAL,
    interconnect TEXT NOT NULL,
    interconnect_both_ways_gbs REAL,
    interconnect_per_direction_gbs REAL,
    pcie_generation TEXT NOT NULL,
    thermal_design_power_w REAL,
    launch_year INTEGER,
    measured_bf16_tflops REAL,
    source TEXT NOT NULL,
    confidence TEXT NOT NULL CHECK (confidence IN ('high', 'medium', 'low')),
    notes TEXT NOT NULL
) STRICT;

CREATE INDEX accelerator_by_name ON accelerator (name);

CREATE TABLE server (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL CHECK (version >= 1),
    origin TEXT NOT NULL CHECK (origin IN ('shipped', 'own')),
    position INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL,
    gpu_count INTEGER,
    gpu_model TEXT NOT NULL,
    cpus TEXT NOT NULL,
    memory_gb REAL,
    local_storage TEXT NOT NULL,
    network_cards TEXT NOT NULL,
    rack_units REAL,
    maximum_power_w REAL,
    typical_power_w REAL,
    weight_kg REAL,
    cooling TEXT NOT NULL,
    power_supplies TEXT NOT NULL,
    source TEXT NOT NULL,
    confidence TEXT NOT NULL CHECK (confidence IN ('high', 'medium', 'low')),
    notes TEXT NOT NULL
) STRICT;

CREATE INDEX server_by_name ON server (name);
