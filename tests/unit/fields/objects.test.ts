import { expect, expectTypeOf, test } from 'vitest'
import { group, int, money, oneOf, ref, rows, string } from '../../../src/fields'
import { formatValue, shapeOf } from '../../../src/fields/field-types'
import { problemsOf } from '../../../src/fields/problems'
import { newRow, rowChange } from '../../../src/fields/rows/row-changes'
import { withMembers, type ValueOf } from '../../../src/schema/field'

const minutes = group({ critical: int({ min: 1, required: true }), high: int() }, { required: true })
const ladder = rows(
  { points: int({ min: 1, required: true }), measure: oneOf(['ban', 'warn']), fee: money(), days: int({ default: 7 }) },
  { max: 20, rising: 'points' },
)
const context = {
  language: 'en',
  zone: 'UTC',
  caption: (id: string) => id.split('.').at(-1)!,
  captionId: 'rule.ladder',
}

test('the value of an object is inferred from its members', () => {
  expectTypeOf<ValueOf<typeof minutes>['critical']>().toEqualTypeOf<number>()
  expectTypeOf<ValueOf<typeof minutes>['high']>().toEqualTypeOf<number | null | undefined>()
  expectTypeOf<ValueOf<typeof ladder>[number]['measure']>().toEqualTypeOf<'ban' | 'warn' | null | undefined>()
  expectTypeOf<ValueOf<typeof ladder>[number]['days']>().toEqualTypeOf<number>()
})

test('a problem within a list of objects names the row and the member', () => {
  const parsed = shapeOf(ladder).safeParse([{ points: 1 }, { points: 2 }, { points: 0 }])
  expect(problemsOf(parsed.error!).map(({ path }) => path)).toContain('2.points')
})

test('a member that is left out takes its default', () => {
  expect(shapeOf(ladder).parse([{ points: 1 }])).toEqual([{ points: 1, days: 7 }])
  expect(newRow(ladder.fields)).toEqual({ days: 7 })
})

test('an object reads by the captions of its members, and money by the currency of the record around it', () => {
  expect(formatValue({ critical: 10, high: 30 }, minutes, context)).toBe('critical 10, high 30')
  const row = { currency: 'USD' }
  expect(formatValue([{ points: 5, measure: 'ban', fee: 250 }], ladder, { ...context, row })).toBe(
    'points 5, measure ban, fee USD 2.50',
  )
  expect(formatValue([{ days: 1 }, { days: 30 }], rows({ days: int() }), context)).toBe('1, 30')
})

test('Alt with the arrows moves a row, and nothing else does', () => {
  const key = { key: 'ArrowUp', altKey: true, ctrlKey: false, metaKey: false, shiftKey: false }
  expect(rowChange(key)).toBe('up')
  expect(rowChange({ ...key, altKey: false })).toBeUndefined()
  expect(rowChange({ ...key, shiftKey: true })).toBeUndefined()
})

test('members are found by path, through objects within objects', () => {
  const paths = withMembers({ tiers: rows({ prize: group({ product: ref('product') }), name: string() }) })
  expect(paths.map(([path]) => path)).toEqual(['tiers', 'tiers.prize', 'tiers.prize.product', 'tiers.name'])
})
