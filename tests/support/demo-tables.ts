import { registry } from '../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../src/server/demo/demo-rows'
import type { DemoRow } from '../../src/server/demo/world'

/** The moment at which the demo of these tests ends. */
export const now = Date.UTC(2026, 10, 28, 9)

const sizes = { user: 6_000, device: 6_000, comment: 1_000, order: 3_000, currencyEntry: 6_000, wallet: 2_000 }
export const world = demoWorld({ registry, seed: 3, now, sizes })
const tables = new Map<string, readonly DemoRow[]>()

/** The records of an entity, made once. */
export const rowsOf = (name: string): readonly DemoRow[] => {
  const rows = tables.get(name) ?? [...demoRows(world, name)]
  tables.set(name, rows)
  return rows
}

export const byId = (name: string) => new Map(rowsOf(name).map((row) => [row['id'], row]))

/** A stored instant in milliseconds. */
export const at = (value: unknown) => Date.parse(String(value))

/** The lines of a field that holds some; none of one that is empty. */
export const listOf = (value: unknown): readonly DemoRow[] =>
  Array.isArray(value) ? value.map((each: DemoRow) => each) : []

export const sum = (rows: readonly DemoRow[], field: string) =>
  rows.reduce((total, row) => total + Number(row[field]), 0)

/** How many records of an entity name each value. */
export const countBy = (name: string, by: string) => {
  const counts = new Map<unknown, number>()
  for (const row of rowsOf(name)) counts.set(row[by], (counts.get(row[by]) ?? 0) + 1)
  return counts
}
