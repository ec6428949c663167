import { expect, test } from 'vitest'
import { draftFaults } from '../../../src/schema/check-drafts'
import { isListing } from '../../../src/schema/page'
import { registry } from '../../../src/server/base/declarations'

const list = [registry.pages.get('movie-manage.subtitle-edit')!.page].find(isListing)!

test('drafts are kept by a list that one record opens and whose records are edited', () => {
  expect(draftFaults('page', list)).toEqual([])
  expect(draftFaults('page', { ...list, drafts: 'text' })).toEqual([expect.stringContaining('"text" is no reference')])
  expect(draftFaults('page', { ...list, openedBy: [] })).toHaveLength(1)
  expect(draftFaults('page', { ...list, verbs: [] })).toEqual([expect.stringContaining('Add the verb "edit"')])
  expect(draftFaults('page', { ...list, kind: 'report' })).toEqual([
    expect.stringContaining('nobody types into the cells of a report'),
  ])
})
