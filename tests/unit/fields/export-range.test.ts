import { describe, expect, it } from 'vitest'
import { date, instant, int } from '../../../src/fields'
import { judgeFilters, judgeRange } from '../../../src/fields/export-range'

const clock = { zone: 'Asia/Shanghai', now: Date.parse('2026-11-21T12:00:00Z') }
const range = (from: string, to: string) => judgeRange({ from, to }, clock)

describe('Export date range is flagged too long when it exceeds 3 months by default (configurable) or more than 1 year.', () => {
  it('is fine up to 3 months', () => {
    expect(range('2026-01-15', '2026-04-15')).toBe('fine')
    expect(range('2025-12-31', '2026-03-31')).toBe('fine')
    expect(range('2025-11-30', '2026-02-28')).toBe('fine')
    expect(range('2026-01-15T03:00:00.000Z', '2026-04-15T03:00:00.000Z')).toBe('fine')
  })

  it('is flagged beyond 3 months, by a day or by a millisecond', () => {
    expect(range('2026-01-15', '2026-04-16')).toBe('flagged')
    expect(range('2026-01-15T03:00:00.000Z', '2026-04-15T03:00:00.001Z')).toBe('flagged')
    expect(range('2026-01-15T03:00:00.000Z', '2026-04-16T03:00:00.000Z')).toBe('flagged')
  })

  it('is refused beyond a year, with no day of grace', () => {
    expect(range('2026-01-15', '2027-01-15')).toBe('flagged')
    expect(range('2026-01-15', '2027-01-16')).toBe('refused')
    expect(range('2026-01-15T00:00:00.000Z', '2027-01-15T00:00:00.000Z')).toBe('flagged')
    expect(range('2026-01-15T00:00:00.000Z', '2027-01-16T00:00:00.000Z')).toBe('refused')
  })

  it('reaches to now where its end is open', () => {
    expect(judgeRange({ from: '2026-11-01' }, clock)).toBe('fine')
    expect(judgeRange({ from: '2026-05-01' }, clock)).toBe('flagged')
    expect(judgeRange({ from: '2025-05-01' }, clock)).toBe('refused')
  })

  it('is judged by the days that a period stands for', () => {
    const verdicts = ['7d', '30d', '90d', 'lastMonth', 'thisYear', '366d'].map((word) =>
      judgeRange({ is: [word] }, clock),
    )
    expect(verdicts).toEqual(['fine', 'fine', 'fine', 'fine', 'flagged', 'flagged'])
    expect(judgeRange({ is: ['367d'] }, clock)).toBe('refused')
    expect(judgeRange({ from: 'lastYear', to: 'today' }, clock)).toBe('refused')
  })

  it('may be flagged at another length', () => {
    expect(judgeRange({ from: '2026-01-15', to: '2026-04-17' }, clock, 6)).toBe('fine')
    expect(judgeRange({ from: '2026-01-15', to: '2026-02-16' }, clock, 1)).toBe('flagged')
  })

  it('counts no filter but those on dates that are no secret, and names the one it falls on', () => {
    const fields = {
      coins: int(),
      registeredAt: instant(),
      soldOn: date(),
      born: date({ secret: 'personal' as never }),
    }
    const filters = {
      coins: { from: 1, to: 1_000_000 },
      born: { from: '1980-01-01', to: '1990-01-01' },
      registeredAt: { from: '2026-01-01T00:00:00Z', to: '2026-06-01T00:00:00Z' },
      soldOn: { from: '2024-01-01', to: '2026-01-31' },
    }
    const fieldAt = (path: string) => fields[path as keyof typeof fields]
    expect(judgeFilters(filters, fieldAt, clock)).toEqual({ verdict: 'refused', path: 'soldOn' })
    const { soldOn: _sold, ...others } = filters
    expect(judgeFilters(others, fieldAt, clock)).toEqual({ verdict: 'flagged', path: 'registeredAt' })
  })
})
