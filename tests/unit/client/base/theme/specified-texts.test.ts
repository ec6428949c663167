import { describe, expect, test } from 'vitest'
import en from '../../../../../locales/en/shell.json'
import zh from '../../../../../locales/zh/shell.json'
import { themePresets } from '../../../../../src/client/base/theme/theme'

describe('the texts of the error catalogue', () => {
  test("'you browser can not work' (warning, fullscreen failure)", () =>
    expect(en['error.fullscreen']).toBe('you browser can not work'))

  test("router guard failure: error message shown (the error or 'Has Error')", () =>
    expect(en['error.guard']).toBe('Has Error'))

  test("success: 'Switch Size Success', '密码修改成功'", () =>
    expect([en['shell.sizeSwitched'], zh['shell.password.changed']]).toEqual(['Switch Size Success', '密码修改成功']))

  test("'Confirm logout' with buttons Re-Login and Cancel", () =>
    expect([en['error.logoutTitle'], en['error.logoutText'], en['error.reLogin'], en['ui.cancel']]).toEqual([
      'Confirm logout',
      'You have been logged out, you can cancel to stay on this page, or login again',
      'Re-Login',
      'Cancel',
    ]))

  test("messages: 'Verification failed, please Login again.'; 'getInfo: roles must be a non-null array!'", () =>
    expect([en['error.verificationFailed'], en['error.rolesEmpty']]).toEqual([
      'Verification failed, please Login again.',
      'getInfo: roles must be a non-null array!',
    ]))
})

test('theme colour picker (presets 409EFF, 1890ff, 304156, 212121, 11a983, 13c2c2, 6959CD, f5222d)', () => {
  const presets = ['409EFF', '1890ff', '304156', '212121', '11a983', '13c2c2', '6959CD', 'f5222d']
  expect(themePresets).toEqual(presets.map((colour) => `#${colour.toLowerCase()}`))
})
