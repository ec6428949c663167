import { describe, expect, test } from 'vitest'
import {
  isWeek,
  tableAddress,
  weekAddress,
  weekFrom,
} from '../../../../../../src/client/pages/service-manage/push-list/week-address'
import { groupIn, sendAtIn } from '../../../../../../src/client/pages/service-manage/pushes/form-address'

describe('the address of the week calendar', () => {
  test('keeps the filters of the table, both ways', () => {
    const week = weekAddress('state=scheduled', { date: '2026-11-16', area: 3 })
    expect(isWeek(week)).toBe(true)
    expect(weekFrom(week, '2026-01-01')).toEqual({ date: '2026-11-16', area: 3 })
    expect(tableAddress(week)).toBe('state=scheduled')
  })

  test('shows this week by the reader’s clock where it says nothing that can be read', () => {
    expect(weekFrom('show=week&week=soon&clock=x', '2026-01-01')).toEqual({ date: '2026-01-01', area: null })
  })

  test('gives up the clock of an area', () => {
    expect(weekAddress('show=week&clock=3', { area: null })).toBe('show=week')
  })
})

describe('a form opened from a free hour', () => {
  test('has that hour', () => {
    expect(sendAtIn('sendAt=2026-11-20T09%3A00%3A00.000Z')).toBe('2026-11-20T09:00:00.000Z')
  })

  test('has none where the address says none', () => {
    expect(sendAtIn('')).toBeUndefined()
    expect(sendAtIn('sendAt=tomorrow')).toBeUndefined()
  })

  test('takes the group of users that a push is begun for, and nothing that is none', () => {
    expect(groupIn('userGroup=12')).toBe(12)
    expect(groupIn('userGroup=all')).toBeUndefined()
    expect(groupIn('')).toBeUndefined()
  })
})
