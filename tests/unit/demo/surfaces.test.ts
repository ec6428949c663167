import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { type DemoRow } from '../../../src/server/demo/world'

const now = Date.UTC(2026, 5, 17, 9)
const world = demoWorld({ registry, seed: 5, now, sizes: { user: 300, device: 300 } })
const tables = new Map<string, readonly DemoRow[]>()
const rowsOf = (name: string) => {
  const rows = tables.get(name) ?? [...demoRows(world, name)]
  tables.set(name, rows)
  return rows
}

describe('What the demo calls things', () => {
  test('no uploader and no channel is numbered, and no two are called the same', () => {
    const names = ['up', 'channel'].flatMap((entity) => rowsOf(entity).map(({ name }) => String(name)))
    expect(names.length).toBeGreaterThan(300)
    expect(names.filter((name) => /\d/.test(name.replace(/, \w+ 20\d\d$/, '')))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  test('official information and channels on Telegram stand in places of the app', () => {
    const dictionaryOf = new Map(rowsOf('constant').map(({ id, key }) => [id, key]))
    const dictionaries = new Map(rowsOf('constantItem').map(({ id, constant }) => [id, dictionaryOf.get(constant)]))
    const used = (entity: string) =>
      rowsOf(entity).flatMap(({ placements }) => [placements].flat().map((id) => dictionaries.get(id)))
    expect(new Set(used('officialInfo'))).toEqual(new Set(['infoPlacement']))
    expect(new Set(used('telegramChannel'))).toEqual(new Set(['telegramPlacement']))
  })
})
