import * as commands from '../../../../commands/app-manage/note-switchover'
import smsProvider from '../../../entities/app-manage/sms-provider'
import smsRoute from '../../../entities/app-manage/sms-route'
import { handlers } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

export default handlers(commands, {
  switchAllFrom: {
    guard: async ({ records }, { from, to }) => {
      if (from === to) throw badField('to', 'app-manage.note-switchover.sameProvider')
      const target = await records.get(smsProvider, to)
      if (!target.enabled) throw badField('to', 'app-manage.note-switchover.providerOff')
    },
    run: async ({ records, now }, { from, to, reason }) => {
      const routes = await records.where(smsRoute, { primary: from }, 5_000)
      if (routes.length === 0) throw refused('app-manage.note-switchover.noRoute')
      for (const row of routes)
        await records.update(smsRoute, row, {
          primary: to,
          backups: [from, ...(row.backups ?? []).filter((id) => id !== to && id !== from)],
          switchedAt: now.toISOString(),
          switchReason: reason,
        })
      return { count: routes.length }
    },
  },
})
