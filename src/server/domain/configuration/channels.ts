import channel from '../../../entities/app-manage/channel'
import channelGroup from '../../../entities/app-manage/channel-group'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
const deepest = 3

export const channelGroupRules = defineRules(channelGroup, {
  beforeRemove: async ({ records }, row) => {
    const [some] = await records.where(channel, { channelGroup: row.id }, 1)
    if (some) throw refused('app-manage.application-channel-group.hasChannels')
  },
})

export const channelRules = defineRules(channel, {
  beforeSave: async ({ records }, draft, current) => {
    if (current && draft.code !== undefined && draft.code !== current.code && (current.installs ?? 0) > 0)
      throw badField('code', 'app-manage.client-ClientManage-ClientChannel.codeFixed')
    if (draft.parent === undefined || draft.parent === null) return
    let above: number | null = draft.parent
    for (let depth = 2; above !== null; depth++) {
      if (depth > deepest || above === current?.id)
        throw badField('parent', 'app-manage.client-ClientManage-ClientChannel.tooDeep')
      above = (await records.get(channel, above)).parent
    }
  },
})
