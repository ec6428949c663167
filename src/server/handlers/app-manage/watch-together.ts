import * as commands from '../../../../commands/app-manage/watch-together'
import watchRoom from '../../../entities/app-manage/watch-room'
import { fixedItem } from '../../../dictionaries/dictionaries'
import { banUser } from '../../domain/users/bans'
import { handlers } from '../../operations/handler'
import { dayMs } from '../../../schema/time'

export default handlers(commands, {
  ban: {
    undo: 'never',
    run: async (context, row, { closeReason, days, banHost }) => {
      const until = new Date(context.now.getTime() + days * dayMs).toISOString()
      await context.records.update(watchRoom, row, {
        state: 'banned',
        closeReason,
        bannedUntil: until,
        endedAt: row.endedAt ?? context.now.toISOString(),
      })
      if (banHost && row.host !== null)
        await banUser(context, row.host, {
          scope: 'live',
          reasonCode: fixedItem('userBanReason', 'other'),
          reason: closeReason ?? '',
          expiresAt: until,
        })
    },
  },

  rename: {
    check: async (_context, row) => row.name !== plainName(row) || 'derived.alreadySo',
    run: async ({ records }, row) => {
      await records.update(watchRoom, row, { name: plainName(row) })
    },
  },
})

function plainName({ roomNo, id }: { readonly roomNo: string | null; readonly id: number }): string {
  return `#${roomNo ?? id}`
}
