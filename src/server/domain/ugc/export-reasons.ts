import { sql, type RawBuilder } from 'kysely'
import ugcPost from '../../../entities/ugc/ugc-post'
import { pickCaption } from '../../../fields/format'
import { caption, type Language } from '../../base/captions'
import type { Cell } from '../../sheets/csv'
import { defineExport } from '../../jobs/export/own-export'
import { isOwnRow } from '../../access/own-rows'
import type { Services } from '../../base/services'

/** Rows fetched at once. */
const batchSize = 2_000

/** Every decision on a post between two days, in UTC, with its reasons. */
export const reasonedDecisions = defineExport('ugc-decisions', {
  code: 'Ugc:auditList.exportReasons',
  open: async (services, { language, account }, params) => {
    const own = isOwnRow({ services, account }, reasonedDecisions.code, ugcPost, sql.ref('p.id'))
    const period = { from: String(params.from), to: String(params.to), own }
    const { rows } = await sql<{ count: number }>`select count(*) as count ${decisions(period)}`.execute(
      services.reading,
    )
    const name = (id: string) => caption(language, id)
    return {
      expected: Number(rows[0]?.count ?? 0),
      headings: [
        name('ugcPost.code'),
        name('ugcPost.kind'),
        name('ugcPost.user'),
        name('reviewDecision.decision'),
        name('reviewDecision.reasons'),
        name('reviewDecision.remark'),
        name('reviewDecision.reviewer'),
        name('reviewDecision.decidedAt'),
        name('reviewDecision.state'),
      ],
      rows: readDecisions(services, period, language),
    }
  },
})

interface Period {
  readonly from: string
  readonly to: string
  /** The condition of a post being one that the reader comes to. */
  readonly own: RawBuilder<boolean>
}

function decisions({ from, to, own }: Period) {
  return sql`from review_decision d join ugc_post p on p.id = d.post
    left join "user" u on u.id = p."user" left join reviewer r on r.id = d.reviewer left join account a on a.id = r.account
    where d.subject = 'post' and d.decided_at >= ${from}::date and d.decided_at < ${to}::date + 1 and ${own}`
}

async function* readDecisions(services: Services, period: Period, language: Language): AsyncGenerator<Cell[]> {
  for (let after = 0; ;) {
    const { rows } = await sql<Decided>`select d.id, p.code, p.kind, u.display_id, d.decision, d.remark, a.real_name,
        d.decided_at, d.state, array(select n.name from review_reason n where n.id = any(d.reasons) order by n.id) as reasons
      ${decisions(period)} and d.id > ${after} order by d.id limit ${batchSize}`.execute(services.reading)
    for (const row of rows)
      yield [
        row.code,
        row.kind === null ? '' : caption(language, `ugcPost.kind.${row.kind}`),
        row.display_id,
        row.decision === null ? '' : caption(language, `reviewDecision.decision.${row.decision}`),
        row.reasons.map((reason) => pickCaption(reason, language)).join(', '),
        row.remark,
        row.real_name,
        row.decided_at === null ? '' : new Date(row.decided_at).toISOString(),
        caption(language, `reviewDecision.state.${row.state}`),
      ]
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = Number(last.id)
  }
}

interface Decided {
  readonly id: number
  readonly code: string | null
  readonly kind: string | null
  readonly display_id: string | null
  readonly decision: string | null
  readonly remark: string | null
  readonly real_name: string | null
  readonly decided_at: string | null
  readonly state: string
  readonly reasons: readonly Record<string, string>[]
}
