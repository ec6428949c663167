import { describe, expect, it } from 'vitest'
import { compareVersions, isWithin, missOf, type Phone } from '../../../src/server/domain/configuration/settings/phone'

const phone: Phone = {
  areas: new Set([7]),
  client: 1,
  channel: null,
  version: '3.10.0',
  user: null,
  groups: new Set(),
  at: '2026-06-01T00:00:00.000Z',
}
const rule = { name: 'r', areas: [7], value: { int: 1 } }

describe('which override a phone gets', () => {
  it('compares versions by their numbers', () => {
    expect(compareVersions('3.10', '3.9')).toBeGreaterThan(0)
    expect(compareVersions('3.10', '3.10.0')).toBe(0)
  })

  it('says what keeps one from it', () => {
    expect(missOf(rule, phone, 'k')).toBeUndefined()
    expect(missOf({ ...rule, areas: [8] }, phone, 'k')).toBe('area')
    expect(missOf({ ...rule, minVersion: '3.11' }, phone, 'k')).toBe('version')
    expect(missOf({ ...rule, endsAt: phone.at }, phone, 'k')).toBe('over')
    expect(missOf({ ...rule, channels: [2] }, phone, 'k')).toBe('channel')
    expect(missOf({ ...rule, userGroup: 3 }, phone, 'k')).toBe('group')
    expect(missOf({ ...rule, percent: 50 }, phone, 'k')).toBe('percent')
  })

  it('grows a rollout without taking it from those who had it', () => {
    const users = Array.from({ length: 1_000 }, (_, id) => id + 1)
    const some = users.filter((id) => isWithin(20, id, 'k'))
    expect(some.length).toBeGreaterThan(150)
    expect(some.length).toBeLessThan(250)
    expect(some.every((id) => isWithin(60, id, 'k'))).toBe(true)
  })
})
