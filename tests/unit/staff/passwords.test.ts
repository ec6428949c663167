import { verify } from '@node-rs/argon2'
import { availableParallelism } from 'node:os'
import { expect, test, vi } from 'vitest'
import { hashPassword, isPasswordOf } from '../../../src/server/domain/staff/passwords'

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { hash: argon2.hash, verify: vi.fn(argon2.verify) }
})

/** What argon2 is asked to work through: its kind and its cost, of each check. */
const work = () => vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))

test('a name that nobody has, and an account without a password, take the same work as a wrong password', async () => {
  const passwordHash = await hashPassword('Right#password1')
  const answers = [
    await isPasswordOf({ passwordHash }, 'Wrong#password1'),
    await isPasswordOf({ passwordHash: null }, 'Wrong#password1'),
    await isPasswordOf(undefined, 'Wrong#password1'),
  ]
  expect(answers).toEqual([false, false, false])
  expect(work()).toEqual(Array(3).fill('$argon2id$v=19$m=19456,t=2,p=1'))
  expect(await isPasswordOf({ passwordHash }, 'Right#password1')).toBe(true)
})

test('however many sign in at once, a processor is left to everybody else', async () => {
  let running = 0
  let most = 0
  vi.mocked(verify).mockImplementation(async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
    return true
  })
  const answers = await Promise.all(Array.from({ length: 40 }, () => isPasswordOf({ passwordHash: 'any' }, 'any')))
  expect(answers).toEqual(Array(40).fill(true))
  expect(most).toBe(Math.max(1, availableParallelism() - 1))
})
