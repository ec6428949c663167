import type { Captions } from '../../../../../schema/field'
import { call } from '../../../../base/api/api'

export interface OwnSession {
  readonly id: number
  readonly startedAt: string
  readonly lastSeenAt: string | null
  readonly ip: string
  readonly device: string | null
  readonly country: Captions | null
  readonly factor: string
  readonly risk: string
  readonly state: 'active' | 'ended'
  readonly endedAt: string | null
  readonly endReason: string | null
  /** The one that asks. */
  readonly current: boolean
}

export interface OwnRole {
  readonly id: number
  readonly name: Captions
  readonly description: string
  readonly ownerName: string
  /** Until when it was granted; null: without end. */
  readonly endsAt: string | null
  /** Holds everything, without naming it. */
  readonly builtIn: boolean
  readonly menus: readonly string[]
  readonly elements: readonly string[]
}

export interface OwnActivity {
  readonly id: number
  readonly at: string
  readonly kind: string
  readonly code: string
  readonly entity: string | null
  readonly recordId: string | null
  readonly recordTitle: string | null
  /** The id of the command, where one was run. */
  readonly command: string | null
  readonly reason: string | null
  readonly result: 'ok' | 'refused' | 'failed'
}

export const sessionsQuery = {
  queryKey: ['profile', 'sessions'],
  queryFn: () => call<OwnSession[]>('GET /auth/backend/staffSession/mine'),
} as const

export const accessQuery = {
  queryKey: ['profile', 'access'],
  queryFn: () => call<OwnRole[]>('GET /auth/backend/account/access'),
} as const

export function readActivity(before: number | undefined): Promise<OwnActivity[]> {
  return call<OwnActivity[]>('GET /auth/backend/auditEntry/mine', { input: { before } })
}

/** Ends one of one's own sessions. @throws ApiError */
export async function endSession(id: number): Promise<void> {
  await call('POST /auth/backend/staffSession/endMine', { input: { id } })
}

/** Ends every session, this one too, and asks for a new password at the next sign-in. @throws ApiError */
export async function disownSignIns(): Promise<void> {
  await call('POST /auth/backend/account/notMe')
}
