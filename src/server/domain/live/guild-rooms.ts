import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import guildRoom from '../../../entities/live-manage/guild-room'
import incomePolicy from '../../../entities/live-manage/income-policy'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

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
