import type ugcPost from '../../../entities/ugc/ugc-post'
import type { Row } from '../../../schema/entity'

/** What somebody has uploaded. */
export type Post = Row<typeof ugcPost>

/** How long a decision can be undone, and how long the notice of it waits, in milliseconds. */
export const secondThoughts = 5 * 60_000

/** Sees, seals and releases what only few may see. */
export const restrictedRight = 'Ugc:auditOp.restricted'

/** What is written of somebody who has a post open, once nobody has. */
export const free = { reviewer: null, takenBy: null, takenUntil: null } as const
