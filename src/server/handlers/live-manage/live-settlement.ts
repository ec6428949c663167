import * as commands from '../../../../commands/live-manage/live-settlement'
import anchorEntity from '../../../entities/live-manage/anchor'
import guildEntity from '../../../entities/live-manage/guild'
import settlementEntity from '../../../entities/live-manage/settlement'
import settlementPeriod from '../../../entities/live-manage/settlement-period'
import { settlePayees } from '../../domain/live/settle-payees'
import { tellUsers } from '../../domain/live/tell-user'
import { inBothLanguages } from '../../domain/live/in-both-languages'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  recalculate: {
    undo: 'image',
    run: async (context, row) => {
      await settlePayees(context, await context.records.get(settlementPeriod, row.period), row)
    },
  },

  /** What was on hold goes on from where its period is by now. */
  release: {
    run: async ({ records }, row) => {
      const { state } = await records.get(settlementPeriod, row.period)
      const isApproved = state === 'approved' || state === 'paying' || state === 'closed'
      await records.update(settlementEntity, row, { state: isApproved ? 'approved' : 'computed', holdReason: null })
    },
  },

  sendStatement: {
    undo: 'never',
    run: async (context, row) => {
      const { records } = context
      const payee = row.guild
        ? (await records.get(guildEntity, row.guild)).owner
        : row.anchor && (await records.get(anchorEntity, row.anchor)).user
      if (!payee) return
      const period = await records.get(settlementPeriod, row.period)
      const money = (minor: number | null) => `${((minor ?? 0) / 100).toFixed(2)} ${row.currency ?? ''}`.trim()
      const named = () => ({
        no: row.settlementNo ?? String(row.id),
        period: period.name,
        gross: money(row.gross),
        tax: money(row.tax),
        net: money(row.net),
      })
      await tellUsers(context, [payee], {
        title: inBothLanguages('live-manage.statementTitle', named),
        content: inBothLanguages('live-manage.statementText', named),
        reason: row.settlementNo ?? '',
      })
    },
  },
})
