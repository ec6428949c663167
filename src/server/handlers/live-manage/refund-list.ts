import { sql } from 'kysely'
import * as commands from '../../../../commands/live-manage/refund-list'
import anchorEntity from '../../../entities/live-manage/anchor'
import refundEntity from '../../../entities/live-manage/refund'
import type { Finding } from '../../../schema/findings'
import { moveCurrency } from '../../domain/commerce/ledger'
import { approvingByTwo } from '../../run/two-approvals'
import { adjustNextPeriod } from '../../domain/live/next-period'
import { serialNumber } from '../../operations/serial-number'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'

/** From this many coins on two accounts approve. */
const twiceFrom = 100_000

/** How many lines of a trace are read. */
const maxLines = 20

export default handlers(commands, {
  approve: approvingByTwo(commands.approve, {
    needsSecond: ({ coins }) => coins >= twiceFrom,
    to: 'approved',
  }),

  /** Payer and earner in one transaction; the number of the refund keeps it from being paid twice. */
  execute: {
    undo: 'never',
    check: (_context, { remedy }) =>
      Promise.resolve(remedy !== 'moneyBack' || 'live-manage.refund-list.moneyElsewhere'),
    run: async (context, row) => {
      const { records, now } = context
      const number = row.refundNo ?? serialNumber('LR', now)
      if (row.remedy === 'coinsBack')
        await moveCurrency(context, {
          user: row.user,
          currency: 'coin',
          amount: row.coins,
          scene: 'refund',
          sourceNo: number,
          remark: row.description,
        })
      const owed = (row.biscuits ?? 0) - (row.recovered ?? 0)
      if (row.anchor && owed > 0)
        await adjustNextPeriod(context, {
          anchor: row.anchor,
          guild: (await records.get(anchorEntity, row.anchor)).guild,
          kind: 'chargeback',
          biscuits: -owed,
          reason: row.description,
          refund: row.id,
        })
      await records.update(refundEntity, row, {
        state: 'done',
        refundNo: number,
        recovered: row.biscuits ?? 0,
        executedAt: now.toISOString(),
      })
    },
  },

  trace: {
    run: async ({ db }, { user, anchor, recovered, shortfall }) => {
      const { rows } = await sql<{ receiver: number | null; name: string | null; coins: number; biscuits: number }>`
      select g.receiver, u.nickname as name, sum(g.coins) as coins, sum(g.biscuits) as biscuits
      from goods_record g left join "user" u on u.id = g.receiver
      where g."user" = ${user} and g.kind = 'giftSent' group by 1, 2 order by 3 desc limit ${maxLines}`.execute(db)
      const findings = rows.map<Finding>(({ receiver, name, coins, biscuits }) => ({
        caption: 'live-manage.refund-list.trace.gifts',
        params: { name: name ?? '–', biscuits: Number(biscuits) },
        value: Number(coins),
        ...(receiver !== null && { to: `/user-manage/user-detail/${receiver}` as const }),
      }))
      const { rows: past } = await sql<{ count: number; coins: number }>`
      select count(*) as count, coalesce(sum(coins), 0) as coins from refund
      where "user" = ${user} and state = 'done' and created_at > now() - interval '12 months'`.execute(db)
      return {
        findings: [
          ...findings,
          { caption: 'live-manage.refund-list.trace.recovered', value: recovered ?? 0 },
          ...(anchor && shortfall
            ? [
                {
                  caption: 'refund.shortfall',
                  value: shortfall,
                  tone: 'bad' as const,
                  to: `/live-manage/anchor-detail/${anchor}` as const,
                },
              ]
            : []),
          {
            caption: 'live-manage.refund-list.trace.past',
            params: { count: Number(past[0]?.count ?? 0) },
            value: Number(past[0]?.coins ?? 0),
            to: `/live-manage/refund-list?user=${user}` as const,
          },
        ],
      }
    },
  },

  freezeEarner: {
    undo: 'image',
    check: async ({ records }, { anchor }) =>
      (anchor !== null && (await records.get(anchorEntity, anchor)).state === 'active') ||
      'live-manage.refund-list.notActive',
    run: async ({ records }, { anchor }) => {
      if (anchor === null) throw refused('live-manage.refund-list.noAnchor')
      await records.update(anchorEntity, await records.get(anchorEntity, anchor), { state: 'frozen' })
    },
  },
})
