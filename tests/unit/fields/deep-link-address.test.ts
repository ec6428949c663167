import { describe, expect, test } from 'vitest'
import { appAddresses, readAddress } from '../../../src/fields/deepLink/address'
import { CONTENT_TYPES, type DeepLink } from '../../../src/fields/deepLink/field'

const hosts = { scheme: 'tv', site: 'https://go.example.com' }
const targets: Partial<Record<DeepLink['type'], string>> = {
  INNER_URL: '/events/spring?a=1&b=2',
  OUTER_URL: 'https://example.com/a?b=c%20d',
  APP_URL: 'market://details?id=tv',
}

describe("Deep links use the app's own jump addresses.", () => {
  test.each(CONTENT_TYPES)('%s leads by scheme and by site, and is read back from either', (type) => {
    const link = { type, target: targets[type] ?? '42', title: '春节 & more' }
    const { scheme, site } = appAddresses(link, hosts)
    expect(scheme).toMatch(/^tv:\/\//)
    expect(site).toMatch(/^https:\/\/go\.example\.com\//)
    expect(readAddress(scheme, hosts)).toEqual(link)
    expect(readAddress(site ?? '', hosts)).toEqual(link)
  })

  test('are short where nothing has to go along', () => {
    expect(appAddresses({ type: 'DRAMA', target: '19' }, hosts)).toEqual({
      scheme: 'tv://drama/19',
      site: 'https://go.example.com/drama/19',
    })
    expect(appAddresses({ type: 'DRAMA', target: '19' }, { scheme: 'tv', site: '' }).site).toBeUndefined()
  })

  test.each([
    'tv://nowhere/1',
    'tv://movie/x',
    'tv://app?url=javascript:alert(1)',
    'https://example.com/movie/1',
    'hello',
  ])('%s is none of them', (text) => expect(readAddress(text, hosts)).toBeUndefined())

  test('are read too as link fields write them', () => {
    expect(readAddress(' MOVIE:42 ', hosts)).toEqual({ type: 'MOVIE', target: '42' })
  })
})
