import { sql, type Kysely } from 'kysely'
import { approveFirst, hold, release } from '../../../../commands/cash-out/cash-out-manage'
import cashOut from '../../../entities/cash-out/cash-out'
import { defineWork } from '../../jobs/work'
import type { Database } from '../../db/database'
import { asSystem } from '../../operations/as-system'
import { handle, type Verdict } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Services } from '../../services'

const page = 'cash-out.cash-out-manage'
/** Whoever takes over an account changes where its money goes first: nothing is paid to a changed one for so many hours. */
const changedHours = 72

interface Doubt {
  readonly id: number
  readonly why: 'accountChanged' | 'anchorOut' | 'refundOpen'
  /** When the doubt ends by itself. */
  readonly until: Date | null
}

/** What keeps requests from being paid just now: their account has changed, or their anchor is out or owes a refund. */
async function doubtsOf(db: Kysely<Database>, now: Date, only: { readonly id?: number }): Promise<Doubt[]> {
  const since = new Date(now.getTime() - changedHours * 3_600_000).toISOString()
  const which = only.id === undefined ? sql`c.state = 'pending'` : sql`c.id = ${only.id}`
  const { rows } = await sql<Doubt>`select c.id,
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
    order by c.id limit 500`.execute(db)
  return rows
}

/** True, or why a request cannot be paid yet. */
export async function mayBePaid(context: { readonly db: Kysely<Database>; readonly now: Date }, id: number) {
  const [doubt] = await doubtsOf(context.db, context.now, { id })
  return doubt ? `${page}.doubt.${doubt.why}` : true
}

/** Puts requests on hold that must not be paid yet, before anybody has looked at them. */
export async function holdDoubtful(services: Services, now: Date): Promise<void> {
  for (const { id, until } of await doubtsOf(services.db, now, {}))
    await asSystem(services, 'cashOut.byDoubt', now, async ({ records }) => {
      const row = await records.get(cashOut, Number(id))
      if (row.state !== 'pending') return
      await records.update(cashOut, row, { state: 'onHold', heldUntil: until && new Date(until).toISOString() })
    })
}

export const holdingDoubtful = defineWork('cashOut.doubts', {
  everySeconds: 60,
  run: (services) => holdDoubtful(services, new Date()),
})

export const approvingFirst = handle(approveFirst, {
  check: (context, row): Promise<Verdict> => mayBePaid(context, row.id),
  run: async ({ records, account }, row) => {
    await records.update(cashOut, row, { state: 'firstApproved', approvedBy1: account.id })
  },
})

export const holding = handle(hold, {
  guard: ({ now }, { heldUntil }) => {
    if (heldUntil && Date.parse(heldUntil) <= now.getTime())
      throw badField('heldUntil', 'error.tooEarly', { min: now.toISOString() })
    return Promise.resolve()
  },
  run: async ({ records }, row, { heldUntil }) => {
    await records.update(cashOut, row, { state: 'onHold', heldUntil })
  },
})

/** What would go back on hold at once is not released. */
export const releasing = handle(release, {
  check: (context, row): Promise<Verdict> => mayBePaid(context, row.id),
  run: async ({ records }, row) => {
    await records.update(cashOut, row, { state: 'pending', heldUntil: null })
  },
})
