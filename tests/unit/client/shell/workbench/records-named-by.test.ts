import { expect, test } from 'vitest'
import { recordsNamedBy } from '../../../../../src/client/shell/workbench/records-named-by'
import { registry } from '../../../../../src/server/base/declarations'

const page = (id: string) => registry.pages.get(id)!

test('a list that is opened with a record in its query names that record', () => {
  expect(recordsNamedBy(page('movie-manage.series-resources'), {}, 'content=7')).toEqual([
    { to: 'contentItem', value: '7' },
  ])
  expect(recordsNamedBy(page('movie-manage.subtitle-edit'), {}, 'subtitle=7&flag=todo')).toEqual([
    { to: 'subtitle', value: '7' },
  ])
})

test('a list that is held to a record by its path names that record, and to all areas none', () => {
  expect(recordsNamedBy(page('develop-manage.dic-list-items'), { constantId: 'x' }, '')).toEqual([
    { to: 'constant', value: 'x' },
  ])
})

test('a list that is filtered by several records, or by none, names none', () => {
  const list = page('movie-manage.series-resources')
  expect(recordsNamedBy(list, {}, 'content=7,8')).toEqual([])
  expect(recordsNamedBy(list, {}, '')).toEqual([])
})
