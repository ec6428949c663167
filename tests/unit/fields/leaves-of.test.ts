import { expect, test } from 'vitest'
import { group, ref, refs, string } from '../../../src/fields'
import { idsIn, leavesOf } from '../../../src/fields/leaves-of'

test('the values of objects and of their lists are told with where they stand, and what is absent is not', () => {
  const fields = {
    name: string({ max: 9 }),
    user: ref('user'),
    place: group({ area: ref('areaConfig') }),
    lines: group({ users: refs('user') }),
  }
  const values = { name: 'x', user: null, place: { area: 3 }, lines: [{ users: [1, 2] }, {}] }
  const found = leavesOf(fields, values)
  expect(found.map(({ path, value }) => [path, value])).toEqual([
    ['name', 'x'],
    ['place.area', 3],
    ['lines.0.users', [1, 2]],
  ])
  expect(found.map(idsIn)).toEqual([[], [3], [1, 2]])
})
