import type { AnswerOf } from '../api/declared-calls'
import { call } from '../api/api'

/** Whether the account signs in with a second step. */
export type OwnFactor = AnswerOf<'GET /auth/backend/account/factor'>

/** What an authenticator app is given, as text and as the address that its picture holds. */
export type NewFactor = AnswerOf<'POST /auth/backend/account/beginFactor'>

export const factorQuery = {
  queryKey: ['profile', 'factor'],
  queryFn: () => call('GET /auth/backend/account/factor'),
} as const

/** @throws ApiError */
export function beginFactor(): Promise<NewFactor> {
  return call('POST /auth/backend/account/beginFactor', { quiet: true })
}

/** Turns the factor on with its first code. @returns the recovery codes. @throws ApiError */
export async function confirmFactor(ticket: string, code: string): Promise<readonly string[]> {
  const input = { ticket, code }
  return (await call('POST /auth/backend/account/confirmFactor', { input, quiet: true })).recoveryCodes
}

/** Turns it off. @throws ApiError */
export async function endFactor(): Promise<void> {
  await call('POST /auth/backend/account/endFactor')
}

/** @returns the recovery codes that take the place of the former. @throws ApiError */
export async function newRecoveryCodes(): Promise<readonly string[]> {
  return (await call('POST /auth/backend/account/newRecoveryCodes')).recoveryCodes
}
