import { hash, verify } from '@node-rs/argon2'
import { randomBytes } from 'node:crypto'

/** argon2id with 19 MiB and two passes: the first of OWASP's recommended settings. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
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
  return verify(stored, password)
}

/** A password may not be one of the last so many, the present one included. */
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
