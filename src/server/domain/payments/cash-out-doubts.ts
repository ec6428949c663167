import { sql, type RawBuilder } from 'kysely'
import cashOut from '../../../entities/cash-out/cash-out'
import type { Context } from '../../pipeline/operation'
import { settling, type Due } from '../../clock/settle-due'

const page = 'cash-out.cash-out-manage'
/** Whoever takes over an account changes where its money goes first: nothing is paid to a changed one for this many hours. */
const changedHours = 72

interface Doubt {
  readonly id: number
  readonly why: 'accountChanged' | 'anchorOut' | 'refundOpen'
  /** When the doubt ends by itself. */
  readonly until: Date | null
}

/** What keeps requests from being paid just now: their account has changed, or their anchor is out or owes a refund. */
function doubtsAmong(which: RawBuilder<unknown>, now: Date): RawBuilder<Doubt> {
  const since = new Date(now.getTime() - changedHours * 3_600_000).toISOString()
  return sql<Doubt>`select c.id,
      case when n.state in ('frozen', 'banned') then 'anchorOut' when r.id is not null then 'refundOpen'
        else 'accountChanged' end as why,
      case when n.state in ('frozen', 'banned') or r.id is not null then null
        else a.changed_at + make_interval(hours => ${changedHours}) end as until
    from cash_out c
    left join payout_account a on a.id = c.payout_account
    left join anchor n on n.id = c.anchor
    left join lateral (select id from refund where anchor = c.anchor and state in ('awaitingApproval', 'approved', 'failed')
      limit 1) r on true
    where ${which} and (n.state in ('frozen', 'banned') or r.id is not null or a.changed_at > ${since})
    order by c.id`
}

async function doubtOf({ db, now }: Pick<Context, 'db' | 'now'>, id: number): Promise<Doubt | undefined> {
  const { rows } = await doubtsAmong(sql`c.id = ${id}`, now).execute(db)
  return rows[0]
}

/** True, or why a request cannot be paid yet. */
export async function mayBePaid(context: Pick<Context, 'db' | 'now'>, id: number) {
  const doubt = await doubtOf(context, id)
  return doubt ? `${page}.doubt.${doubt.why}` : true
}

/** Puts requests on hold that must not be paid yet, before anybody has looked at them. */
export const doubtfulCashOuts: readonly Due[] = [
  {
    code: 'cashOut.byDoubt',
    due: (now) => doubtsAmong(sql`c.state = 'pending'`, new Date(now)),
    settle: async (context, id) => {
      const [row, doubt] = [await context.records.get(cashOut, id), await doubtOf(context, id)]
      if (row.state !== 'pending' || !doubt) return
      const heldUntil = doubt.until && new Date(doubt.until).toISOString()
      await context.records.update(cashOut, row, { state: 'onHold', heldUntil })
    },
  },
]

export const holdingDoubtful = settling('cashOut.doubts', doubtfulCashOuts)
