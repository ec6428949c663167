import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { tooMany } from '../../base/errors'

/** argon2id with 19 MiB and two passes: the first of OWASP's recommended settings. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash takes a whole processor for 30 ms: of a morning's sign-ins, as of an attack, one processor stays for everybody else. */
const hashing = pLimit(Math.max(1, availableParallelism() - 1))
/** Who comes when this many wait would wait for longer than their browser does. */
const maxWaiting = 500

/** @throws A0429 where too many wait for theirs */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= maxWaiting) throw tooMany(30)
  return hashing(work)
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/** Nobody knows it: what is checked where there is no password. */
const nobodysHash = hashPassword(randomBytes(32).toString('base64url'))

/** Whether it is the password of an account, if there is one: without, it is checked all the same, so that the answer takes as long. */
export async function isPasswordOf(
  account: { readonly passwordHash: string | null } | undefined,
  password: string,
): Promise<boolean> {
  const stored = account?.passwordHash ?? undefined
  const isRight = await isPassword(stored ?? (await nobodysHash), password)
  return stored !== undefined && isRight
}

export function isPassword(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, password))
}

/** A password may not be one of the last ones, of this number, the present one included. */
export const rememberedPasswords = 5

/** What the specification asks of a password, and 10 to 64 characters: each rule with the caption that names it. */
export const passwordRules: readonly { readonly test: RegExp; readonly problem: string }[] = [
  { test: /^.{10,64}$/s, problem: 'error.passwordLength' },
  { test: /[a-z]/, problem: 'error.passwordLower' },
  { test: /[A-Z]/, problem: 'error.passwordUpper' },
  { test: /\d/, problem: 'error.passwordDigit' },
  { test: /[@#$%^&+=!]/, problem: 'error.passwordSpecial' },
]

/** The first rule that a password breaks, or undefined. */
export function brokenRule(password: string): string | undefined {
  return passwordRules.find(({ test }) => !test.test(password))?.problem
}

/** A random password that keeps every rule: 96 bits in base64, and one character of each kind. */
export function generatePassword(): string {
  return `${randomBytes(12).toString('base64url').replaceAll('-', 'x').replaceAll('_', 'y')}aA1!`
}
