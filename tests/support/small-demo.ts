import { registry } from '../../src/server/base/declarations'
import { generators } from '../../src/server/demo/generators/generators'

/** Records of each entity at the most: enough to be in every state, few enough to be made in seconds. */
export const maxRecords = 60

/** The demo of a test: of what hangs together there have to be as many as the demo has, but for the many. */
export const smallDemo: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [...registry.entities.values()]
      .filter(({ name }) => !(name in generators))
      .map(({ name, demo }) => [name, Math.min(demo, maxRecords)]),
  ),
  user: 4_000,
  device: 4_800,
  userLoginRecord: 2_000,
  userGroupMember: 2_000,
  userLabelMember: 2_000,
  comment: 2_000,
  order: 2_000,
  auditEntry: 1_000,
}
