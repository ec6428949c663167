import * as commands from '../../../../../commands/app-manage/client/forced-update'
import clientVersion from '../../../../entities/app-manage/client-version'
import forceUpdateRule from '../../../../entities/app-manage/force-update-rule'
import type { Row } from '../../../../schema/entity'
import { needsSecond } from '../../../domain/configuration/clients'
import { shareArea, shareChoice } from '../../../operations/overlap'
import { handlers, type Verdict } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'

type ForceUpdate = Row<typeof forceUpdateRule>

export default handlers(commands, {
  /** In force at once, so that what it leads to must be there and no other rule may say otherwise. */
  approve: {
    check: async (context, row): Promise<Verdict> => {
      if (row.createdBy === context.account.id && (await affected(context, row)) > needsSecond)
        return 'error.ownToDecide'
      const [target] = await context.records.where(clientVersion, { id: row.targetVersion })
      if (target?.state !== 'live') return 'app-manage.client-forced-update.notLive'
      const others = await context.records.where(forceUpdateRule, { client: row.client, state: 'active' })
      const clash = others.find(
        (other) =>
          shareArea(other.areas, row.areas) &&
          shareChoice(other.channels, row.channels) &&
          (other.fromVersion ?? 0) <= row.toVersion &&
          (row.fromVersion ?? 0) <= other.toVersion,
      )
      if (!clash) return true
      const name = await context.records.nameOf(forceUpdateRule, clash, context.language)
      return { caption: 'app-manage.client-forced-update.overlaps', params: { name } }
    },
    run: async (context, row) => {
      const affectedUsers = await affected(context, row)
      await context.records.update(forceUpdateRule, row, { state: 'active', enabled: true, affectedUsers })
    },
  },

  estimate: {
    run: async (context, row) => {
      await context.records.update(forceUpdateRule, row, { affectedUsers: await affected(context, row) })
    },
  },
})

/** The users of the versions that a rule replaces, as of the last count. */
async function affected({ records }: Context, { client: of, fromVersion, toVersion }: ForceUpdate): Promise<number> {
  const versions = await records.where(clientVersion, { client: of })
  return versions
    .filter(({ versionCode }) => versionCode >= (fromVersion ?? 0) && versionCode <= toVersion)
    .reduce((sum, { activeUsers }) => sum + (activeUsers ?? 0), 0)
}
