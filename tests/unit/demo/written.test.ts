import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoWorld } from '../../../src/server/demo/demo-rows'
import { written } from '../../../src/server/demo/written/written'

const world = demoWorld({ registry, seed: 1, now: Date.UTC(2026, 10, 25) })
const { row, count } = written(
  'code target enabled areas league>sportsLeague leagues>sportsLeague name',
  `
  first | 30 | true | [-1, 4] | 2 | [1, 3] | 一 / One /  / Satu
  second |  | false |  | 1 |  | 二 / Two`,
)
const read = (index: number) => row(world, index, world.random('written', index))

test('a record is a line: numbers, yes and no, lists, texts in the languages that are there, and other records', () => {
  expect(count?.(world)).toBe(2)
  expect(read(0)).toEqual({
    code: 'first',
    target: 30,
    enabled: true,
    areas: [-1, 4],
    league: world.id('sportsLeague', 1),
    leagues: [world.id('sportsLeague', 0), world.id('sportsLeague', 2)],
    name: { zh_CN: '一', en: 'One', in_ID: 'Satu' },
  })
})

test('what a line leaves empty is left to the declaration', () => {
  expect(read(1)).toEqual({
    code: 'second',
    enabled: false,
    league: world.id('sportsLeague', 0),
    name: { zh_CN: '二', en: 'Two' },
  })
})

test('a line with a value too many is refused, and named', () => {
  expect(() => written('code name', 'first | 一 / One | 3')).toThrow('3 values, for 2 columns')
})
