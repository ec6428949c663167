import { describe, expect, it } from 'vitest'
import { lineOf } from '../../../../../../../src/shared/timeline-line'
import {
  daysOf,
  dayTitle,
  endOfDay,
} from '../../../../../../../src/client/pages/user-manage/user-detail/[id]/timeline-days'
import { kindsOf } from '../../../../../../../src/client/pages/user-manage/user-detail/[id]/timeline-events'

const texts = {
  language: 'en',
  caption: (id: string, values: object = {}) => [id, ...Object.values(values).map(String)].join(' '),
}

describe('the lines of a timeline', () => {
  it('stand under the days of the reader’s zone', () => {
    const events = ['2026-03-02T01:00:00Z', '2026-03-01T17:00:00Z', '2026-03-01T15:00:00Z'].map((at) => ({ at }))
    const days = (zone: string) => daysOf(events, zone).map(({ date, events: { length } }) => [date, length])
    expect(days('UTC')).toEqual([
      ['2026-03-02', 1],
      ['2026-03-01', 2],
    ])
    expect(days('Asia/Shanghai')).toEqual([
      ['2026-03-02', 2],
      ['2026-03-01', 1],
    ])
  })

  it('begin at the end of a day that is jumped to', () => {
    expect(endOfDay('2026-03-01', 'Asia/Shanghai')).toBe('2026-03-01T16:00:00.000Z')
    expect(dayTitle('2026-03-01', 'en')).toBe('Sunday, March 1, 2026')
    expect(dayTitle('2026-03-01', 'zh')).toContain('2026年3月1日')
  })

  it('are of all kinds unless some are named that there are', () => {
    expect(kindsOf('ban,order,gossip')).toEqual(['order', 'ban'])
    expect(kindsOf('gossip')).toEqual(kindsOf(null))
  })

  it('say what was bought for how much, and how it stands', () => {
    const data = { productName: 'VIP', amount: 999, currency: 'USD', state: 'refunded', orderNo: null }
    expect(lineOf({ kind: 'order', data }, texts)).toMatchObject({
      title: 'timeline.order VIP',
      parts: ['USD 9.99'],
      state: { text: 'refunded' },
    })
  })

  it('warn of a ban in force, and of a risky sign-in only', () => {
    expect(lineOf({ kind: 'ban', data: { state: 'active' } }, texts).state?.tone).toBe('bad')
    expect(lineOf({ kind: 'ban', data: { state: 'lifted' } }, texts).state?.tone).toBeUndefined()
    expect(lineOf({ kind: 'signIn', data: { risk: 80 } }, texts).parts).toEqual(['timeline.risk 80'])
    expect(lineOf({ kind: 'signIn', data: { risk: 3 } }, texts).parts).toEqual([])
  })

  it('call a staff action by its command, else by what was done', () => {
    const named = { ...texts, caption: (id: string) => (id === 'x.ban' ? 'Ban' : id) }
    expect(lineOf({ kind: 'action', data: { command: 'x.ban', kind: 'command' } }, named).title).toBe('Ban')
    expect(lineOf({ kind: 'action', data: { command: 'x.gone', kind: 'edit', code: 'X' } }, named).title).toBe('edit')
  })
})
