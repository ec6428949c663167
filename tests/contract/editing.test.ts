import { expect, test } from 'vitest'
import { initialState, statesThatAllow } from '../../src/schema/entity'
import { registry } from '../../src/server/base/declarations'

test('a record whose life cycle says when it may be edited may be edited in the state it begins in', () => {
  const stuck = [...registry.entities.values()].filter((entity) => {
    const editable = statesThatAllow(entity, 'edit')
    return editable.length > 0 && !editable.includes(initialState(entity) ?? '')
  })
  expect(stuck.map(({ name }) => name)).toEqual([])
})
