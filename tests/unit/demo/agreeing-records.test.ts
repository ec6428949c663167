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

describe('What sources on the web say of stars', () => {
  const stars = new Map(rowsOf('star').map((row) => [row['id'], row]))
  const crawled = rowsOf('crawledStar')

  test('is of the star that it was matched with', () => {
    const tied = crawled.filter(({ star }) => star !== null)
    expect(tied.length).toBeGreaterThan(200)
    const told = ({ originalName, gender, nationality }: DemoRow) => ({ originalName, gender, nationality })
    expect(tied.map(told)).toEqual(tied.map(({ star }) => told(stars.get(star)!)))
  })

  test('is no more than a source may be asked for, and decided after it was found', () => {
    const allowed = new Map(rowsOf('crawlSource').map(({ id, allowed }) => [id, [allowed].flat()]))
    const wrong = crawled.filter(
      ({ source, bio, birthDate, awards, createdAt, decidedAt }) =>
        (bio !== null && !allowed.get(source)!.includes('bio')) ||
        (birthDate !== null && !allowed.get(source)!.includes('birth')) ||
        (awards !== null && !allowed.get(source)!.includes('awards')) ||
        (typeof decidedAt === 'string' && decidedAt < String(createdAt)),
    )
    expect(wrong).toEqual([])
  })
})
