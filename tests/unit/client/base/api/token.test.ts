import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearToken, readToken, roleToken, storeToken } from '../../../../../src/client/base/api/token'

/** A browser's cookies: it keeps what is secure only where it is told to. */
function jar(takesSecure: boolean) {
  const kept = new Map<string, string>()
  const written: string[] = []
  vi.stubGlobal('document', {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = '', ...words] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (words.includes('Secure') && !takesSecure) return
      if (words.includes('Max-Age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  })
  return written
}

afterEach(() => vi.unstubAllGlobals())

describe('a cookie named Admin-Token (secure, cross-site) means signed in', () => {
  let written: string[]
  beforeEach(() => {
    written = jar(true)
  })

  test('it is written secure and cross-site', () => {
    storeToken('abc')
    expect(written).toEqual(['Admin-Token=abc; Path=/; Secure; SameSite=None'])
    expect(readToken()).toBe('abc')
  })

  test('cleared, nobody is signed in', () => {
    storeToken('abc')
    clearToken()
    expect(readToken()).toBeUndefined()
  })
})

test('where a browser keeps no secure cookie, signing in works all the same', () => {
  jar(false)
  storeToken('abc')
  expect(readToken()).toBe('abc')
  clearToken()
  expect(readToken()).toBeUndefined()
})

test("a role-switch action builds a token from a role name plus '-token'", () => {
  expect(roleToken('Operator')).toBe('Operator-token')
})
