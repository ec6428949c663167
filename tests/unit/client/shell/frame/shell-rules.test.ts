import { describe, expect, test } from 'vitest'
import { pageTitle } from '../../../../../src/client/shell/frame/page-title'
import { isStrong, passwordProblems } from '../../../../../src/client/shell/frame/password-rules'
import { zoneOffset } from '../../../../../src/client/shell/frame/status-bar'
import { drawMark } from '../../../../../src/client/base/ui/watermark'

test('the window is titled by the page, then the product', () => {
  expect([pageTitle('User list'), pageTitle(undefined)]).toEqual(['User list - Iron Man', 'Iron Man'])
})

describe('changing the password', () => {
  const good = { oldPassWord: 'old', newPassWordFirst: 'Aa1@aaaa', newPassWord: 'Aa1@aaaa' }

  test('goes when all three are there and agree', () => {
    expect(passwordProblems(good)).toEqual({})
  })

  test('asks for each of the three', () => {
    expect(passwordProblems({ oldPassWord: '', newPassWordFirst: '', newPassWord: '' })).toEqual({
      oldPassWord: 'shell.password.oldRequired',
      newPassWordFirst: 'shell.password.newRequired',
      newPassWord: 'shell.password.confirmRequired',
    })
  })

  test('refuses a confirmation that differs', () => {
    expect(passwordProblems({ ...good, newPassWord: 'Aa1@aaab' })).toEqual({ newPassWord: 'shell.password.mismatch' })
  })

  test.each(['aa1@aaaa', 'AA1@AAAA', 'Aaa@aaaa', 'Aa1aaaaa', 'Aa1~aaaa'])('%s is too weak', (password) => {
    expect(isStrong(password)).toBe(false)
  })

  test.each([...'@#$%^&+=!'])('%s counts as a special character', (sign) => {
    expect(isStrong(`Aa1${sign}`)).toBe(true)
  })
})

test('the status bar says how far the zone is from UTC, summer time included', () => {
  const summer = new Date('2026-07-01T00:00:00Z')
  const winter = new Date('2026-01-01T00:00:00Z')
  expect([
    zoneOffset('Asia/Shanghai', summer),
    zoneOffset('America/New_York', summer),
    zoneOffset('America/New_York', winter),
    zoneOffset('UTC', summer),
  ]).toEqual(['UTC+8', 'UTC-4', 'UTC-5', 'UTC'])
})

test('a name cannot break out of the watermark', () => {
  expect(decodeURIComponent(drawMark('<script>"&'))).not.toMatch(/<script|"&[^#]/)
})
