import { describe, expect, test } from 'vitest'
import { addressOf } from '../../../src/server/domain/staff/known-places'
import { readConfig } from '../../../src/server/config'
import { loggedRequest } from '../../../src/server/logged-request'
import { isWithin } from '../../../src/server/base/network'

describe('TRUST_PROXY', () => {
  test.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['1', 1],
    ['10.0.0.0/8, 2001:db8::1', ['10.0.0.0/8', '2001:db8::1']],
  ])('%s is read as %j', (text, trusted) => {
    expect(readConfig(text === undefined ? {} : { TRUST_PROXY: text }).trustProxy).toEqual(trusted)
  })

  test.each(['true', 'all', '10.0.0.0/40', '10.0.0', '12'])('%s is refused, with what to give', (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY/)
  })
})

test.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['11.1.2.3', false],
  ['2001:db8::7', true],
  ['2001:db9::7', false],
])('whether %s lies in the networks named is %s', (ip, isIn) => {
  expect(isWithin(['10.0.0.0/8', '2001:db8::/32'], ip)).toBe(isIn)
})

test.each([
  ['203.0.113.4', '203.0.113.4'],
  ['::ffff:203.0.113.4', '203.0.113.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('misses from %s count for %s', (ip, address) => {
  expect(addressOf(ip)).toBe(address)
})

test('the log names what a call asks by, and none of what it says there', () => {
  const call = { method: 'GET', url: '/files/exports/1.csv?link=secret&size=2&size=3', ip: '203.0.113.4' }
  expect(loggedRequest(call)).toEqual({ method: 'GET', url: '/files/exports/1.csv?link&size', ip: '203.0.113.4' })
  expect(loggedRequest({ ...call, url: '/healthz' }).url).toBe('/healthz')
})
