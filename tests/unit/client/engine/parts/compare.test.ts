import { describe, expect, test } from 'vitest'
import { comparedFields } from '../../../../../src/client/engine/parts/compare/compared-fields'
import {
  allNewer,
  byDifference,
  firstSides,
  strokeOf,
  takenOf,
} from '../../../../../src/client/engine/parts/compare/sides'
import { date, ref, string } from '../../../../../src/fields'
import { defineEntity } from '../../../../../src/schema/entity'

const fields = [
  { name: 'same', older: { id: 3, label: 'Chile' }, newer: 3 },
  { name: 'missing', older: '', newer: 'theirs' },
  { name: 'differs', older: 'ours', newer: 'theirs' },
  { name: 'locked', older: 'ours', newer: 'theirs', settled: 'older' as const },
]
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)

test('fields that differ are apart from those that do not, references by their ids', () => {
  const { differing, equal } = byDifference(fields)
  expect(names(differing)).toEqual(['missing', 'differs', 'locked'])
  expect(names(equal)).toEqual(['same'])
})

test('what is missing is taken at first, what was there stays, and what is settled is no choice', () => {
  expect(firstSides(fields)).toEqual({ missing: 'newer', differs: 'older' })
  expect(takenOf(fields, firstSides(fields))).toEqual(['missing'])
})

test('all of the newer side is all that can be chosen', () => {
  expect(takenOf(fields, allNewer(fields))).toEqual(['missing', 'differs'])
  expect(takenOf(fields, { ...allNewer(fields), locked: 'newer' })).toEqual(['missing', 'differs'])
})

describe('the keys of a comparison', () => {
  const press = (key: string, held: object = {}) =>
    strokeOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

  test('walk, take a side, take all, apply', () => {
    expect(press('ArrowUp')).toEqual({ does: 'walk', by: -1 })
    expect([press('ArrowLeft'), press('1')]).toEqual(Array(2).fill({ does: 'take', side: 'older' }))
    expect([press('ArrowRight'), press('2')]).toEqual(Array(2).fill({ does: 'take', side: 'newer' }))
    expect(press('a')).toEqual({ does: 'takeAll' })
    expect([press('Enter', { ctrlKey: true }), press('Enter', { metaKey: true })]).toEqual(
      Array(2).fill({ does: 'apply' }),
    )
  })

  test('leave all others to the page', () => {
    const others = [press('Enter'), press('a', { ctrlKey: true }), press('2', { altKey: true }), press('n')]
    expect(others).toEqual(others.map(() => undefined))
  })
})

test('a field that the account is not shown on one side is left out', () => {
  const star = defineEntity({
    name: 'star',
    service: 'cms',
    label: 'name',
    scale: 9,
    demo: 1,
    scopedBy: false,
    fields: { name: string(), birthDate: date(), country: ref('country') },
  })
  const compared = comparedFields(
    star,
    { name: 'names', birthDate: 'birthDate', country: 'country' },
    {
      older: { id: 1, name: 'Kim', country: null },
      newer: { id: 2, names: 'Kim Ae', birthDate: '1990-01-01', country: 4 },
    },
    (id) => id,
  )
  expect(compared.map(({ name, title, older, newer }) => [name, title, older, newer])).toEqual([
    ['name', 'star.name', 'Kim', 'Kim Ae'],
    ['country', 'star.country', null, 4],
  ])
})
