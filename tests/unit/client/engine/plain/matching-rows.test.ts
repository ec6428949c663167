import { describe, expect, test } from 'vitest'
import type { Filter } from '../../../../../src/fields/filter'
import { fieldOf } from '../../../../../src/fields/standard-fields'
import { matchingRows } from '../../../../../src/client/engine/plain/matching-rows'
import account from '../../../../../src/entities/staff-manage/account'

const rows = [
  {
    id: 1,
    version: 0,
    realName: 'Bo',
    department: { id: 4, label: 'Live' },
    roles: [2, 3],
    createdAt: '2026-11-20T02:00:00.000Z',
  },
  {
    id: 2,
    version: 0,
    realName: 'anna',
    department: { id: 5, label: 'Content' },
    roles: [],
    createdAt: '2026-11-22T02:00:00.000Z',
  },
  { id: 3, version: 0, realName: 'Chi', department: null, roles: [3], expiresAt: '2026-12-31' },
]
const reading = {
  clock: { zone: 'UTC', now: Date.parse('2026-11-22T12:00:00Z') },
  language: 'en' as const,
  fieldAt: (path: string) => fieldOf(account, path),
}
const idsOf = (filters: Readonly<Record<string, Filter>>, sort = 'id') =>
  matchingRows(rows, { filters, sort }, reading).map(({ id }) => id)

describe('a list that is read as a whole is filtered as the server would', () => {
  test.each<[string, Readonly<Record<string, Filter>>, number[]]>([
    ['a part of a text, in any case', { realName: { contains: 'N' } }, [2]],
    ['a reference by its id', { department: { is: [4] } }, [1]],
    ['none of these, or empty', { department: { not: [4] } }, [2, 3]],
    ['a list that holds one', { roles: { is: [3] } }, [1, 3]],
    ['nothing', { roles: { empty: true } }, [2]],
    ['something', { department: { empty: false } }, [1, 2]],
    ['a period by the reader’s calendar', { createdAt: { is: ['today'] } }, [2]],
    ['a moment on', { createdAt: { from: '2026-11-21T00:00:00.000Z' } }, [2]],
    ['up to a moment, which is left out', { createdAt: { to: '2026-11-22T02:00:00.000Z' } }, [1]],
    ['up to a day, which is in', { expiresAt: { to: '2026-12-31' } }, [3]],
    ['its number', { id: { is: [3] } }, [3]],
    ['all of several', { roles: { is: [3] }, realName: { contains: 'chi' } }, [3]],
  ])('%s', (_name, filters, ids) => expect(idsOf(filters)).toEqual(ids))
})

describe('and put in order', () => {
  test('by text, either way', () => {
    expect(idsOf({}, 'realName')).toEqual([2, 1, 3])
    expect(idsOf({}, '-realName')).toEqual([3, 1, 2])
  })

  test('by what a reference is called; what has none comes last, whichever way', () => {
    expect(idsOf({}, 'department')).toEqual([2, 1, 3])
    expect(idsOf({}, '-department')).toEqual([1, 2, 3])
  })

  test('by several fields, then by number', () => expect(idsOf({}, 'state,-id')).toEqual([3, 2, 1]))
})
