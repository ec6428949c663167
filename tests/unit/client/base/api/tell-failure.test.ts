import { beforeEach, describe, expect, test } from 'vitest'
import { tellFailure } from '../../../../../src/client/base/api/tell-failure'
import { toastDuration, toasts } from '../../../../../src/client/base/ui/toast-store'

beforeEach(() => {
  toasts.entries = []
})

const told = () => toasts.entries.map(({ tone, text, count }) => [tone, text, count])

describe('Any other code: red toast with the message (or Error) for 5 seconds, and rejection.', () => {
  test.each(['A0400', 'A0301', 'B0001', 'C0001', 'network'])(
    '%s is told, once however many calls fail alike',
    (code) => {
      tellFailure({ code, message: 'Not this way.' })
      tellFailure({ code, message: 'Not this way.' })
      expect(told()).toEqual([['bad', 'Not this way.', 1]])
      expect(toastDuration).toBe(5000)
    },
  )
})

test.each(['B01', 'A0230'])('Code %s: no toast; it is told elsewhere', (code) => {
  tellFailure({ code, message: 'Not now.' })
  expect(told()).toEqual([])
})
