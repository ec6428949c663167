import { expect, test } from 'vitest'
import { subjectFaults } from '../../../src/schema/check-subject'
import { isListing } from '../../../src/schema/page'
import { registry } from '../../../src/server/base/declarations'

const queue = [registry.pages.get('community-manage.report-queue')!.page].find(isListing)!

test('cases are about fields of their own, and only a queue has cases', () => {
  expect(subjectFaults('page', queue)).toEqual([])
  expect(subjectFaults('page', { ...queue, subject: ['targetUser.nickname'] })).toEqual([
    expect.stringContaining('"targetUser.nickname" is no field of communityReport itself'),
  ])
  expect(subjectFaults('page', { ...queue, kind: 'list' })).toEqual([
    expect.stringContaining('no cases wait on a list'),
  ])
})
