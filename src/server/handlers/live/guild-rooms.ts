import { approve } from '../../../../commands/live-manage/guild-room'
import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import guildRoom from '../../../entities/live-manage/guild-room'
import incomePolicy from '../../../entities/live-manage/income-policy'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'

/** How many halls a guild opens, by its grade. */
const mostHalls = { S: 50, A: 20, B: 8, C: 3 } as const

export const approvingHall = handle(approve, {
  check: async ({ records }, { guild }) => {
    const { grade, name } = await records.get(guildEntity, guild)
    const most = mostHalls[grade ?? 'C']
    const open = await records.where(guildRoom, { guild, state: ['open', 'suspended'] }, most)
    return open.length < most || { caption: 'live-manage.guild-room.mostOpen', params: { name, count: String(most) } }
  },
  run: async ({ records }, hall) => {
    await records.update(guildRoom, hall, { state: 'open' })
  },
})

export const guildRoomRules = defineRules(guildRoom, {
  beforeSave: async ({ records }, draft, current) => {
    const guild = draft.guild ?? current?.guild
    if (!guild) return
    if (draft.hosts) {
      const hosts = await records.where(anchorEntity, { id: draft.hosts })
      const stranger = hosts.find((host) => host.guild !== guild)
      if (stranger)
        throw badField('hosts', 'live-manage.guild-room.foreignHost', { no: stranger.anchorNo ?? stranger.id })
    }
    if (draft.roomShare === undefined && draft.hostShare === undefined) return
    const { giftShare } = await records.get(incomePolicy, (await records.get(guildEntity, guild)).incomePolicy)
    const shares = (draft.roomShare ?? current?.roomShare ?? 0) + (draft.hostShare ?? current?.hostShare ?? 0)
    if (shares > giftShare) throw badField('hostShare', 'live-manage.guild-room.sharesTooHigh', { most: giftShare })
  },
})
