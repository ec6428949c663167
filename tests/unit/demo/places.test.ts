import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const world = demoWorld({
  registry,
  seed: 1,
  now: Date.UTC(2026, 10, 27, 8),
  sizes: { user: 300, device: 300, order: 300 },
})
const arranged = [...registry.entities.values()].flatMap(({ name, ordered }) =>
  ordered?.within && name !== 'episode' ? [{ name, by: ordered.by, within: ordered.within }] : [],
)

test.each(arranged)('places of $name are counted from the first to the last within $within', ({ name, by, within }) => {
  const places = new Map<string, number[]>()
  for (const row of demoRows(world, name)) {
    const of = JSON.stringify(within.map((field) => row[field]))
    places.set(of, [...(places.get(of) ?? []), Number(row[by])])
  }
  const wrong = [...places].filter(([, numbers]) =>
    numbers.sort((a, b) => a - b).some((place, nth) => place !== nth + 1),
  )
  expect(wrong).toEqual([])
})
