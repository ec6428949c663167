import '../../src/server/handler-modules'
import { describe, expect, test } from 'vitest'
import { refuseUnknownKeep } from '../../src/server/boot/refuse-unknown-keep'
import { registry } from '../../src/server/base/declarations'
import { ownTables, planTables } from '../../src/server/db/table-plan'
import { monthColumn, storageOf } from '../../src/server/db/storage'
import { listsOf } from '../../src/server/access/shown-lists'
import { findWorks } from '../../src/server/jobs/find-works'

/** A contract over every table: what grows says how long it is kept, and what is over is found without reading all of it. */
const plans = new Map(planTables(registry).map((plan) => [plan.name, plan]))
const works = findWorks()

/** Whether an index of the table begins with the column. */
function begins(table: string, column: string): boolean {
  const plan = plans.get(table)
  const all = [...Object.values(plan?.indexes ?? {}), ...Object.values(plan?.constraints ?? {})]
  return all.some((each) => new RegExp(`^(btree|unique|primary key) \\("?${column}"?[,)]`).test(each))
}

describe('the oldest of what is kept for a time are found by an index', () => {
  const timed = [...registry.entities.values()].flatMap((entity) =>
    entity.keep === undefined || entity.keep === 'always' ? [] : [[entity.name, entity, entity.keep] as const],
  )
  test.each(timed)('%s', (_name, entity, keep) => {
    const { table, byField } = storageOf(entity)
    expect(begins(table, byField.get(keep.from)?.column ?? '')).toBe(true)
  })

  test.each(timed)(
    'what refers to %s is found by an index, so that it holds back what it refers to',
    (_name, entity) => {
      for (const other of registry.entities.values())
        for (const { column, declared } of storageOf(other).columns) {
          if (!('to' in declared) || declared.to !== entity.name) continue
          expect(declared.type, `${other.name}.${column}`).toBe('ref')
          expect(begins(storageOf(other).table, column), `${other.name}.${column}`).toBe(true)
        }
    },
  )

  test.each(ownTables.map((table) => [table.name, table] as const))('%s', (name, { keep }) => {
    if ('owner' in keep) {
      expect(begins(keep.owner.table, keep.from)).toBe(true)
      expect(begins(name, keep.owner.column)).toBe(true)
    } else if ('from' in keep) expect(begins(name, keep.from)).toBe(true)
    else if ('work' in keep) expect([...works.keys()]).toContain(keep.work)
    else if ('with' in keep)
      for (const { table, column } of keep.with) {
        expect([...plans.keys()]).toContain(table)
        expect(plans.get(name)?.columns.map((each) => each.name)).toContain(column)
      }
  })
})

describe('what a filter of a log finds stands in its index newest first', () => {
  const logs = [...registry.entities.values()].flatMap((entity) => {
    const moment = monthColumn(entity)
    return moment === undefined ? [] : [{ entity, moment, name: entity.name }]
  })
  const filtered = logs.flatMap(({ entity, moment, name }) =>
    [...new Set(listsOf(registry, entity).flatMap(({ list }) => list.filters ?? []))]
      .flatMap((path) => storageOf(entity).byField.get(path) ?? [])
      .filter(({ column }) => column !== moment)
      .map(({ column, kind }) => ({ name, table: storageOf(entity).table, column, kind, moment })),
  )
  test.each(filtered)('$column of $name', ({ table, column, kind, moment }) => {
    const indexes = Object.values(plans.get(table)?.indexes ?? {})
    expect(indexes).toContain(`btree (${kind.matchBy(`"${column}"`)}, "${moment}", id)`)
  })

  test('and there are such logs', () => expect(filtered.length).toBeGreaterThan(5))
})

test('an operator may set how long what is kept for a time is kept, and hears of names that are none', () => {
  const days = { days: 30 }
  expect(() => refuseUnknownKeep({ keep: new Map([['mail_outbox', days]]) }, registry)).not.toThrow()
  expect(() => refuseUnknownKeep({ keep: new Map([['staffNotice', days]]) }, registry)).not.toThrow()
  expect(() => refuseUnknownKeep({ keep: new Map([['order', days]]) }, registry)).toThrow(/^KEEP names order\. Give/)
})
