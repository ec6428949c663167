import { afterEach, describe, expect, test, vi } from 'vitest'
import { decodedName } from '../../../../../src/client/base/api/decoded-name'
import { clearErrorLog, errorLog } from '../../../../../src/client/base/errors/error-log'

describe('Upload: the file name is URL-decoded before the token request.', () => {
  vi.stubGlobal('location', { href: 'http://localhost/' })
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  afterEach(() => {
    logged.mockClear()
    clearErrorLog()
  })

  test.each([
    ['%E5%B0%81%E9%9D%A2.png', '封面.png'],
    ['封面 1.png', '封面 1.png'],
    ['a%2520b.png', 'a%20b.png'],
  ])('%s is asked for as %s', (name, asked) => {
    expect(decodedName(name)).toBe(asked)
    expect(logged).not.toHaveBeenCalled()
  })

  test("'Error decoding originalFilename' (logged only)", () => {
    expect(decodedName('100%.png')).toBe('100%.png')
    expect(logged.mock.calls[0]?.[0]).toBe('Error decoding originalFilename')
    expect(errorLog.entries.map(({ message, info }) => [message, info])).toEqual([
      ['Error decoding originalFilename', 'upload'],
    ])
  })
})
