import { viewingOnly, withoutUnused } from './rights-change'
import { choose, readRights } from './rights-store'
import { RightsChangeList } from './rights-change-list'
import type { PageCode } from '../../../../engine/commands/page-code'

export default {
  /** Chooses what another role holds. */
  copyFrom: {
    start: async (_target, { role }) => {
      const { held } = await readRights(Number(role))
      choose(() => held)
    },
  },
  grantRead: {
    start: () => choose(viewingOnly),
  },
  dropUnused: {
    start: () => choose((held, base) => withoutUnused(held, base, base.uses)),
  },
  /** What is added to the role and taken from it. */
  save: {
    dialog: () => <RightsChangeList />,
  },
  saveDangerous: {
    dialog: () => <RightsChangeList />,
  },
} satisfies PageCode
