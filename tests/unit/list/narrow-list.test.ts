import { expect, test } from 'vitest'
import user from '../../../src/entities/user-manage/user'
import { narrowList } from '../../../src/server/operations/narrow-list'

const by = (...fields: string[]) =>
  [...fields, 'id'].map((field) => ({ field, expression: field, type: 'text', isNullable: false, descending: false }))

test.each([
  ['several sorts', { order: by('level', 'nickname') }, { how: 'sort', params: { fields: 'Level, Nickname' } }],
  [
    'a part of a text',
    { filters: { level: { is: [1] }, nickname: { contains: 'a' } } },
    { how: 'text', params: { field: 'user.nickname' } },
  ],
  ['a jump far down', { offset: 5_000_000 }, { how: 'deep', params: { row: 5_000_000 } }],
  [
    'a filter on what records refer to',
    { filters: { level: { is: [1] }, 'area.name': { is: ['x'] } } },
    { how: 'filter', params: { field: 'user.area' } },
  ],
  ['the only filter', { filters: { level: { is: [1] } } }, { how: 'filter', params: { field: 'user.level' } }],
  ['nothing by itself', {}, { how: 'many' }],
])('%s is what a dear list is asked to narrow', (_what, asked, narrowing) => {
  expect(narrowList(user, { filters: {}, order: by('level'), offset: 0, ...asked }, 'en')).toEqual(narrowing)
})
