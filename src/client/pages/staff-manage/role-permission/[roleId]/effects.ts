import type { Effect } from '../../../../engine/commands/effects'
import { viewingOnly, withoutUnused } from './rights-change'
import { choose, readRights } from './rights-store'

/** Chooses what another role holds. */
export const copyFrom: Effect = async (_target, { role }) => {
  const { held } = await readRights(Number(role))
  choose(() => held)
}

export const grantRead: Effect = () => choose(viewingOnly)

export const dropUnused: Effect = () => choose((held, base) => withoutUnused(held, base, base.uses))
