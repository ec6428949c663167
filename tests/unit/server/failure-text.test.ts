import { expect, test } from 'vitest'
import { Refusal } from '../../../src/server/base/errors'
import { failureText } from '../../../src/server/pipeline/failure-text'

test.each([
  [
    Object.assign(new Error('column "secret_salary" does not exist'), { code: '42703', severity: 'ERROR' }),
    "It could not be done. Try again; the server's log says more.",
  ],
  [new Refusal('B01', 'recipients.tooMany', { count: 5 }), 'More than 5 users at once. Split it.'],
  [new Error('The film ends too early.'), 'The film ends too early.'],
  ['thrown', "It could not be done. Try again; the server's log says more."],
])('of %s staff read what helps them, and nothing that the database says', (error, told) => {
  expect(failureText(error)).toBe(told)
})
