import * as commands from '../../../../../../commands/app-manage/client/ClientManage/ClientChannel'
import channel from '../../../../../entities/app-manage/channel'
import { handlers } from '../../../../operations/handler'

export default handlers(commands, {
  createBatch: {
    preview: async (_context, { prefix, from, count }) => {
      const codes = codesOf(prefix, from, count)
      return { total: codes.length, eligible: codes.length, reasons: [] }
    },
    run: async ({ records }, { prefix, from, count, channelGroup: group, areas }) => {
      for (const code of codesOf(prefix, from, count))
        await records.insert(channel, { name: code, code, channelGroup: group, areas })
      return { count }
    },
  },
})

/** `tiktok-` from 8, three of them: tiktok-008, tiktok-009, tiktok-010. */
function codesOf(prefix: string, from: number, count: number): string[] {
  const digits = Math.max(3, String(from + count - 1).length)
  return Array.from({ length: count }, (_, index) => prefix + String(from + index).padStart(digits, '0'))
}
