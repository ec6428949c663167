import { expect, test } from 'vitest'
import { registry } from '../../src/server/base/declarations'
import { createPool } from '../../src/server/db/database'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/start-embedded-database'
import { introspectTables } from '../../src/server/db/introspect'
import { migrate } from '../../src/server/db/migrate'
import { migrations, readMigration } from '../../src/server/db/migrations'
import { diffTables } from '../../src/server/db/table-diff'
import { planMigrations } from '../../src/server/db/planned-migrations'
import { planTables } from '../../src/server/db/table-plan'

test('the committed migrations give exactly the tables that the declarations ask for', async () => {
  const embedded = await startEmbeddedDatabase()
  const pool = createPool(embedded.poolConfig)
  const ran = await migrate(pool)
  const drift = diffTables(planTables(registry), await introspectTables(pool))
  await pool.end()
  await embedded.stop()
  expect(ran).toEqual(migrations.map(({ name }) => name))
  expect(drift).toEqual([])
})

test('indexes of large tables that exist are made while others write into them, in a migration by itself', () => {
  const indexOf = (table: string) => Object.keys(planned.get(table)!.indexes)[0]!
  const planned = new Map(planTables(registry).map((plan) => [plan.name, plan]))
  const lacking = ['user', 'language', 'audit_entry'].map((table) => [table, indexOf(table)] as const)
  const found = [...planned.values()]
    .filter(({ name }) => name !== 'device')
    .map(({ name, columns, constraints, indexes }) => ({
      name,
      columns: name === 'user' ? columns.filter((column) => column.name !== 'nickname') : columns,
      constraints: Object.keys(constraints),
      indexes: Object.keys(indexes).filter(
        (index) => !lacking.some(([table, lack]) => table === name && lack === index),
      ),
    }))
  const [changes, beside, ...more] = planMigrations(registry, found)
  expect(more).toEqual([])
  expect(changes?.text).toContain('alter table "user" add column "nickname"')
  expect(changes?.text).toContain(`index "${indexOf('language')}" on "language"`)
  expect(changes?.text).toContain(`index "${indexOf('audit_entry')}" on "audit_entry"`)
  expect(changes?.text).toContain(`index "${indexOf('device')}" on "device"`)
  expect(beside?.statements).toEqual([expect.stringContaining(`index "${indexOf('user')}" on "user"`)])
  expect(readMigration('0099-x', beside?.text ?? '').isConcurrent).toBe(true)
  expect(
    planMigrations(registry, found.map((table) => ({ ...table, ...namesOf(table.name) })).concat(standing('device'))),
  ).toEqual([])

  function namesOf(name: string) {
    const plan = planned.get(name)!
    return { columns: plan.columns, constraints: Object.keys(plan.constraints), indexes: Object.keys(plan.indexes) }
  }
  function standing(name: string) {
    return [{ name, ...namesOf(name) }]
  }
})
