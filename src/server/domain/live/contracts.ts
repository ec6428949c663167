import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import guildContract from '../../../entities/live-manage/guild-contract'
import guildRoom from '../../../entities/live-manage/guild-room'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Anchor = Row<typeof anchorEntity>
export type Contract = Row<typeof guildContract>
export type EndReason = NonNullable<Contract['endReason']>

/** The contract that an anchor is under. */
export async function contractOf({ records }: Pick<Context, 'records'>, anchor: number): Promise<Contract | undefined> {
  const [contract] = await records.where(guildContract, { anchor, state: ['active', 'leaving'] }, 1)
  return contract
}

/**
 * Ends the contract that an anchor is under, where there is one; the anchor is independent then, and hosts none of its
 * halls.
 */
export async function endContract(
  context: Pick<Context, 'records' | 'now'>,
  anchor: Anchor,
  end: { readonly endReason: EndReason; readonly endNote: string | null },
): Promise<Anchor> {
  const { records, now } = context
  const contract = await contractOf(context, anchor.id)
  if (contract) await records.update(guildContract, contract, { ...end, state: 'ended', endedAt: now.toISOString() })
  if (anchor.guild) await leaveHalls(context, anchor.guild, anchor.id)
  return records.update(anchorEntity, anchor, { guild: null, contractTo: null })
}

/** Hosts of a guild's halls are anchors of that guild. */
async function leaveHalls({ records }: Pick<Context, 'records'>, guild: number, anchor: number): Promise<void> {
  for (const hall of await records.where(guildRoom, { guild }))
    if (hall.hosts?.includes(anchor))
      await records.update(guildRoom, hall, { hosts: hall.hosts.filter((host) => host !== anchor) })
}

/** @throws B01 where a guild takes no new anchors: it is not active, or its quota is used up */
export async function guardGuild({ records }: Context, id: number): Promise<void> {
  const guild = await records.get(guildEntity, id)
  if (guild.state !== 'active') throw refused('live-manage.guild.notActive', { name: guild.name })
  const members = await records.where(anchorEntity, { guild: id }, guild.anchorQuota ?? 1)
  if (members.length >= (guild.anchorQuota ?? Infinity))
    throw refused('live-manage.guild.quotaUsed', { name: guild.name, quota: guild.anchorQuota ?? 0 })
}

/** A contract that staff write binds an anchor who has none, to a guild that takes anchors. */
export const contractRules = defineRules(guildContract, {
  beforeSave: async (context, draft, current) => {
    const from = draft.from ?? current?.from
    const to = draft.to ?? current?.to
    if (from && to && to <= from) throw badField('to', 'error.offBeforePublish')
    if (current || !draft.anchor || !draft.guild) return
    if (await contractOf(context, draft.anchor)) throw badField('anchor', 'live-manage.guild-detail.underContract')
    await guardGuild(context, draft.guild)
  },
})
