import { expect, test } from 'vitest'
import { isLoadFailure } from '../../../../../src/client/base/errors/part-boundary'

test.each([
  'Failed to fetch dynamically imported module: http://host/assets/list-page.js',
  'error loading dynamically imported module: http://host/assets/list-page.js',
  'Importing a module script failed.',
  'Unable to preload CSS for http://host/assets/list-page.css',
])('"%s" is a failure to load, which a reload mends', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true)
})

test('an error of the page itself is no failure to load', () => {
  expect(isLoadFailure(new TypeError('Cannot read properties of undefined'))).toBe(false)
  expect(isLoadFailure('Failed to fetch')).toBe(false)
})
