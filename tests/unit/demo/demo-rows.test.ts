import { describe, expect, test } from 'vitest'
import { shapeOf } from '../../../src/fields/field-types'
import type { Entity } from '../../../src/schema/entity'
import { storageOf } from '../../../src/server/db/storage'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { fieldsOf } from '../../../src/server/demo/field-facts'
import { roomOfNames } from '../../../src/server/demo/generic/names'
import { type DemoRow } from '../../../src/server/demo/world'
import { placeReasons } from '../../../src/server/demo/words/place-reasons'
import { generators } from '../../../src/server/demo/generators/generators'

const now = Date.UTC(2026, 5, 17, 9)
const isFull = process.env['FULL'] === '1'
/** Of what has no generator of its own one record is made as the next: a few hundred show every rule. */
const most = isFull ? Infinity : 300
const many = { userLoginRecord: 2_000, userGroupMember: 2_000, userLabelMember: 2_000, subtitle: 1_000 }
const sizes: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [...registry.entities.values()]
      .filter(({ name }) => !(name in generators))
      .map(({ name, demo }) => [name, Math.min(demo, most)]),
  ),
  ...(!isFull && many),
  ...{ user: 3_000, device: 3_600, comment: 2_000, order: 1_500, auditEntry: 500 },
}
const world = demoWorld({ registry, seed: 1, now, sizes })
const tables = new Map([...registry.entities.keys()].map((name) => [name, [...demoRows(world, name)]]))
const rowsOf = (name: string): readonly DemoRow[] => tables.get(name) ?? []
const entities = [...registry.entities.values()]

describe.each(entities.map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
  const rows = rowsOf(name)

  test('every value is one that a person could have entered', () => {
    expect(faultsOf(entity, rows)).toEqual([])
  })

  test('nothing is said of a field that it does not have', () => {
    const known = new Set(['id', 'version', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'state'])
    for (const [field] of fieldsOf(entity)) known.add(field)
    expect(rows.flatMap((row) => Object.keys(row).filter((field) => !known.has(field)))).toEqual([])
  })

  test('every reference leads to a record', () => {
    const lost = fieldsOf(entity)
      .filter(([, { type }]) => type === 'ref' || type === 'refs')
      .flatMap(([field, { to = '' }]) => {
        const ids = new Set(rowsOf(to).map(({ id }) => id))
        return rows.flatMap((row) => [row[field] ?? []].flat().filter((id) => !ids.has(id)))
      })
    expect(lost).toEqual([])
  })

  test('what may occur once occurs once', () => {
    const counted = rows.filter(({ state }) => entity.uniqueWhileIn?.includes(String(state)) ?? true)
    const single = fieldsOf(entity).flatMap(([field, { unique }]) => (unique ? [{ fields: [field], among: rows }] : []))
    const groups = [...single, ...(entity.unique ?? []).map((fields) => ({ fields, among: counted }))]
    for (const { fields, among } of groups) {
      const keys = among.map((row) => fields.map((field) => row[field] ?? null)).filter((key) => !key.includes(null))
      expect(new Set(keys.map((key) => JSON.stringify(key))).size, fields.join()).toBe(keys.length)
    }
  })

  test('nothing was made before the year began or after now, nor changed before it was made', () => {
    const wrong = rows.filter(({ createdAt, updatedAt }) => {
      const [made, changed] = [Date.parse(String(createdAt)), Date.parse(String(updatedAt))]
      return !(made > now - 800 * 86_400_000 && made <= now && changed >= made && changed <= now)
    })
    expect(wrong.map(({ id, createdAt, updatedAt }) => ({ id, createdAt, updatedAt }))).toEqual([])
  })
})

test('every entity has the number of records that it asks for, or as many as there are written or named', () => {
  const differing = entities
    .filter(({ name }) => !['menu', 'element', 'blacklistEntry'].includes(name))
    .map(({ name }) => ({ name, expected: world.count(name), made: rowsOf(name).length }))
    .filter(({ expected, made }) => expected !== made)
  expect(differing).toEqual([])
  const fewer = entities.filter((entity) => {
    const isLimited = generators[entity.name]?.count !== undefined || roomOfNames(entity) < entity.demo
    return !isLimited && world.count(entity.name) < Math.min(sizes[entity.name] ?? entity.demo, most)
  })
  expect(fewer.map(({ name }) => name)).toEqual([])
})

test('equal seeds make equal data, and another seed makes other data', () => {
  const users = (seed: number) => [...demoRows(demoWorld({ registry, seed, now, sizes: { user: 50 } }), 'user')]
  expect(users(7)).toEqual(users(7))
  expect(users(7)).not.toEqual(users(8))
})

test('the data moves with the moment it is made for', () => {
  const later = demoWorld({ registry, seed: 1, now: now + 40 * 86_400_000, sizes: { user: 200 } })
  const newest = [...demoRows(later, 'user')].map(({ registeredAt }) => String(registeredAt)).sort()
  expect(newest.at(-1)! > new Date(now).toISOString()).toBe(true)
})

/** What is wrong with a row, if anything: its field, the value and the problem. */
function faultsOf(entity: Entity, rows: readonly DemoRow[]): unknown[] {
  return storageOf(entity).columns.flatMap(({ field, declared, notNull }) => {
    const shape = shapeOf(declared)
    const faulty = rows.find((row) => {
      const value = row[field] ?? null
      return value === null ? notNull : !shape.safeParse(value).success
    })
    return faulty ? [{ field, value: faulty[field] }] : []
  })
}

test('what is written for a place is said there by some record', () => {
  const unsaid = Object.entries(placeReasons).filter(([place, written]) => {
    const [name = '', field = ''] = place.split('.')
    const texts = new Set<unknown>('by' in written ? Object.values(written.texts).flat() : written)
    return !rowsOf(name).some((row) => texts.has(row[field]))
  })
  expect(unsaid.map(([place]) => place)).toEqual([])
})
