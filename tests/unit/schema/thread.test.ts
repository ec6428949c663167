import { expect, test } from 'vitest'
import { threadFaults } from '../../../src/schema/check-thread'
import { isListing, type ListingPage } from '../../../src/schema/page'
import { registry } from '../../../src/server/base/declarations'

const info = registry.pages.get('service-manage.feedback-list')!
const page = [info.page].find(isListing)!
const thread = page.thread!

function faultsWith(words: Partial<typeof thread>): string[] {
  return threadFaults(registry, 'page', info, { ...page, thread: { ...thread, ...words } } as ListingPage, () => [])
}

test('an answer is translated where it is known which language its user speaks', () => {
  expect(faultsWith({})).toEqual([])
  const { speaks: _, ...silent } = thread
  const faults = threadFaults(registry, 'page', info, { ...page, thread: silent }, () => [])
  expect(faults).toEqual([expect.stringContaining('Add "speaks"')])
})

test('what takes the next case is a command of the page', () => {
  expect(faultsWith({ takes: 'claim' })).toEqual([])
  expect(faultsWith({ takes: 'grab' })).toEqual([expect.stringContaining('grab')])
})
