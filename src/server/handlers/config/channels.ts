import { assignMembers, moveChannels } from '../../../../commands/app-manage/application-channel-group'
import { setVersion } from '../../../../commands/app-manage/client/Channel/channelClientType'
import { createBatch } from '../../../../commands/app-manage/client/ClientManage/ClientChannel'
import channel from '../../../entities/app-manage/channel'
import channelClientType from '../../../entities/app-manage/channel-client-type'
import channelGroup from '../../../entities/app-manage/channel-group'
import clientVersion from '../../../entities/app-manage/client-version'
import { defineRules, handle, handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import { listAfter } from '../list-mode'

/** As many channels as one group may have to be moved. */
const mostChannels = 5_000
const deepest = 3

export const assigningMembers = handle(assignMembers, {
  run: async ({ records }, row, { members, mode }) => {
    await records.update(channelGroup, row, { members: listAfter(row.members ?? [], members, mode) })
  },
})

export const movingChannels = handle(moveChannels, {
  check: async ({ records }, row, { target }) => {
    if (target === row.id) return 'derived.alreadySo'
    const [some] = await records.where(channel, { channelGroup: row.id }, 1)
    return some !== undefined || 'app-manage.application-channel-group.moveChannels.none'
  },
  run: async ({ records }, row, { target }) => {
    await records.get(channelGroup, target)
    const channels = await records.where(channel, { channelGroup: row.id }, mostChannels)
    for (const each of channels) await records.update(channel, each, { channelGroup: target })
    return { count: channels.length }
  },
})

export const channelGroupRules = defineRules(channelGroup, {
  beforeRemove: async ({ records }, row) => {
    const [some] = await records.where(channel, { channelGroup: row.id }, 1)
    if (some) throw refused('app-manage.application-channel-group.hasChannels')
  },
})

export const creatingBatch = handlePage(createBatch, {
  preview: async (_context, { prefix, from, count }) => {
    const codes = codesOf(prefix, from, count)
    return { total: codes.length, eligible: codes.length, reasons: [] }
  },
  run: async ({ records }, { prefix, from, count, channelGroup: group, areas }) => {
    for (const code of codesOf(prefix, from, count))
      await records.insert(channel, { name: code, code, channelGroup: group, areas })
    return { count }
  },
})

/** `tiktok-` from 8, three of them: tiktok-008, tiktok-009, tiktok-010. */
function codesOf(prefix: string, from: number, count: number): string[] {
  const digits = Math.max(3, String(from + count - 1).length)
  return Array.from({ length: count }, (_, index) => prefix + String(from + index).padStart(digits, '0'))
}

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

/** A channel hands out a version of its own client. */
export const settingVersion = handle(setVersion, {
  check: async ({ records }, row, { currentVersion }) => {
    const [version] = await records.where(clientVersion, { id: currentVersion ?? 0 })
    if (!version) return 'error.noSuchRecord'
    return version.client === row.client || 'app-manage.client-Channel-channelClientType.otherClient'
  },
  run: async ({ records }, row, { currentVersion }) => {
    await records.update(channelClientType, row, { currentVersion })
  },
})
