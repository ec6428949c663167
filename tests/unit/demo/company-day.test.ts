import { expect, test } from 'vitest'
import { companyDay, dateOf, day } from '../../../src/server/demo/calendar'

test('the company’s day begins at midnight of UTC+8, so that its yesterday is whole for those who look in the morning', () => {
  const dateAt = (moment: string) => dateOf(companyDay(Date.parse(moment)) * day)
  expect(dateAt('2026-11-28T15:59:00Z')).toBe('2026-11-28')
  expect(dateAt('2026-11-28T16:00:00Z')).toBe('2026-11-29')
})
