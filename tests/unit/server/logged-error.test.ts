import { describe, expect, test } from 'vitest'
import { loggedError } from '../../../src/server/logged-error'

/** An error as the database's driver throws it. */
function databaseError(message: string, rest: object): Error {
  return Object.assign(new Error(message), { severity: 'ERROR', ...rest })
}

const secret = 'ann@example.com'

describe('the log tells what went wrong, and none of whose', () => {
  test.each([
    databaseError('duplicate key value violates unique constraint "account_email_key"', {
      ...{ code: '23505', constraint: 'account_email_key', detail: `Key (email)=(${secret}) already exists.` },
    }),
    databaseError(`invalid input syntax for type bigint: "${secret}"`, { code: '22P02', where: `row ${secret}` }),
    databaseError('null value in column "x"', { code: '23502', detail: `Failing row contains (1, ${secret}).` }),
    Object.assign(new Error('The query failed.'), {
      query: `select '${secret}'`,
      parameters: [secret],
      values: [secret],
    }),
    Object.assign(new Error('Recipient refused.'), {
      rejected: [secret],
      envelope: { to: [secret] },
      response: secret,
    }),
    Object.assign(new Error('The call failed.'), {
      config: { headers: { authorization: secret } },
      request: { body: secret },
    }),
    new Error('It failed.', { cause: databaseError('It failed there.', { code: '23505', detail: secret }) }),
    new AggregateError([Object.assign(new Error('One of them.'), { detail: secret })], 'All failed.'),
    { password: secret },
    secret,
  ])('%#', (error) => {
    expect(JSON.stringify(loggedError(error))).not.toContain(secret)
  })

  test('names of rules, codes, causes and places stay', () => {
    const cause = databaseError('a', { code: '23505', constraint: 'account_email_key', table: 'account' })
    const told = loggedError(new Error('It failed.', { cause }))
    expect(told).toMatchObject({ type: 'Error', message: 'It failed.', cause: { code: '23505', table: 'account' } })
    expect(told.stack).toContain('logged-error.test.ts')
  })
})
