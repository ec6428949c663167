import { expect, test } from 'vitest'
import { ApiError } from '../../../../../src/client/base/api/api-error'
import type { ListState } from '../../../../../src/client/engine/parts/list-url'
import { refusedParts, withoutParts } from '../../../../../src/client/engine/parts/refused-parts'

const asked: ListState = {
  filters: { episode: { empty: false }, 'owner.country': { is: ['XX'] }, name: { contains: 'a' } },
  sort: [{ columnId: 'plays', descending: true }],
  view: 4,
}

const refusal = (...fields: string[]) =>
  new ApiError('A0400', 'no', { problems: fields.map((field) => ({ field, msg: 'no' })) })

test('a list says which filters of its address it has not got, or not with such a value, and opens with the others', () => {
  const parts = refusedParts(refusal('episode', 'owner.country.is.0'), asked)
  expect(parts).toEqual({ filters: ['episode', 'owner.country'], sort: [] })
  expect(withoutParts(asked, parts!)).toEqual({ ...asked, filters: { name: { contains: 'a' } } })
})

test('an order that a list cannot be put in is left out, and its filters stay', () => {
  const parts = refusedParts(refusal('sort'), asked)
  expect(parts).toEqual({ filters: [], sort: ['plays'] })
  expect(withoutParts(asked, parts!)).toEqual({ ...asked, sort: [] })
})

test('what its address has nothing to do with is a fault like any other', () => {
  expect(refusedParts(refusal('columns'), asked)).toBeUndefined()
  expect(refusedParts(refusal('sort'), { ...asked, sort: [] })).toBeUndefined()
  expect(refusedParts(new ApiError('network', 'no'), asked)).toBeUndefined()
  expect(refusedParts(new Error('no'), asked)).toBeUndefined()
})
