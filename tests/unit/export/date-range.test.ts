import { describe, expect, it } from 'vitest'
import { judgeFilters, judgeRange } from '../../../src/server/jobs/export/date-range'

const now = Date.parse('2026-11-21T12:00:00Z')
const range = (from: string, to: string) => judgeRange({ from, to }, now)

describe('the date range of an export', () => {
  it('is fine up to 3 months', () => {
    expect(range('2026-01-15', '2026-04-15')).toBe('fine')
    expect(range('2025-12-31', '2026-03-31')).toBe('fine')
  })

  it('is flagged beyond 3 months', () => {
    expect(range('2026-01-15', '2026-04-17')).toBe('flagged')
    expect(range('2026-01-15T00:00:00.000Z', '2027-01-15T00:00:00.000Z')).toBe('flagged')
  })

  it('is refused beyond a year', () => {
    expect(range('2026-01-15', '2027-01-17')).toBe('refused')
  })

  it('reaches to now where its end is open', () => {
    expect(judgeRange({ from: '2026-11-01' }, now)).toBe('fine')
    expect(judgeRange({ from: '2026-05-01' }, now)).toBe('flagged')
    expect(judgeRange({ from: '2025-05-01' }, now)).toBe('refused')
  })

  it('may be flagged at another length', () => {
    expect(judgeRange({ from: '2026-01-15', to: '2026-04-17' }, now, 6)).toBe('fine')
  })

  it('counts no filter but those on dates, and names the one it falls on', () => {
    const types: Record<string, string> = { coins: 'int', registeredAt: 'instant', soldOn: 'date' }
    const filters = {
      coins: { from: 1, to: 1_000_000 },
      registeredAt: { from: '2026-01-01T00:00:00Z', to: '2026-06-01T00:00:00Z' },
      soldOn: { from: '2024-01-01', to: '2026-01-31' },
    }
    expect(judgeFilters(filters, (path) => types[path], now)).toEqual({ verdict: 'refused', path: 'soldOn' })
  })
})
