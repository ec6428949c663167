import type { AnswerOf } from '../../../../base/api/declared-calls'
import { call } from '../../../../base/api/api'

export type OwnSession = AnswerOf<'GET /auth/backend/staffSession/mine'>[number]

export type OwnRole = AnswerOf<'GET /auth/backend/account/access'>[number]

export type OwnActivity = AnswerOf<'GET /auth/backend/auditEntry/mine'>[number]

export const sessionsQuery = {
  queryKey: ['profile', 'sessions'],
  queryFn: () => call('GET /auth/backend/staffSession/mine'),
} as const

export const accessQuery = {
  queryKey: ['profile', 'access'],
  queryFn: () => call('GET /auth/backend/account/access'),
} as const

export function readActivity(before: number | undefined): Promise<readonly OwnActivity[]> {
  return call('GET /auth/backend/auditEntry/mine', { input: { before } })
}

/** Ends one of one's own sessions. @throws ApiError */
export async function endSession(id: number): Promise<void> {
  await call('POST /auth/backend/staffSession/endMine', { input: { id } })
}

/** Ends every session, this one too, and asks for a new password at the next sign-in. @throws ApiError */
export async function disownSignIns(): Promise<void> {
  await call('POST /auth/backend/account/notMe')
}
