import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { schemaState, type SchemaState } from '../db/schema-state'
import type { Services } from '../base/services'
import { isDraining } from './draining'

/** Why a server is to be given no calls. */
type Obstacle = 'draining' | 'database' | 'migrationsMissing' | 'migrationsNewer'

export interface Readiness {
  readonly ready: boolean
  readonly reason?: Obstacle
  /** What that means, for whoever looks. */
  readonly message?: string
}

const messages: Readonly<Record<Obstacle, string>> = {
  draining: 'This server is stopping.',
  database: 'The database has not answered within a second.',
  migrationsMissing: 'The database lacks migrations of this build: start this build anew, which brings them.',
  migrationsNewer: 'The database has become one that this build cannot work with: start the newer build.',
}

/** How long an answer is valid, and how long the database may take, in milliseconds. */
const holds = 1_000
const patience = 1_000

/** Tells whether a server can serve; however many ask, the database is asked once a second. */
export function readinessOf(services: Services): () => Promise<Readiness> {
  let asked: { readonly at: number; readonly obstacle: Promise<Obstacle | undefined> } | undefined
  return async () => {
    if (isDraining(services)) return notReady('draining')
    if (!asked || performance.now() - asked.at > holds)
      asked = { at: performance.now(), obstacle: obstacleIn(services.watchingPool) }
    const obstacle = await asked.obstacle
    return obstacle ? notReady(obstacle) : { ready: true }
  }
}

async function obstacleIn(pool: pg.Pool): Promise<Obstacle | undefined> {
  const late = sleep(patience, undefined, { ref: false })
  const state = await Promise.race([schemaState(pool).catch(() => undefined), late])
  return state ? obstacles[state] : 'database'
}

/** A database that is newer, but that this build can still work with, is no obstacle: servers are upgraded one after another. */
const obstacles: Readonly<Record<SchemaState, Obstacle | undefined>> = {
  same: undefined,
  newer: undefined,
  tooNew: 'migrationsNewer',
  older: 'migrationsMissing',
}

function notReady(reason: Obstacle): Readiness {
  return { ready: false, reason, message: messages[reason] }
}
