import { sql } from 'kysely'
import episodeReviewStat from '../../../entities/review-manage/episode-review-stat'
import reviewDecision from '../../../entities/review-manage/review-decision'
import reviewer from '../../../entities/review-manage/reviewer'
import { majorText } from '../../../fields/currency'
import { pickCaption } from '../../../fields/format'
import { isOwnRow } from '../../access/own-rows'
import { caption, type Language } from '../../base/captions'
import type { Cell } from '../../sheets/csv'
import { defineExport, type OwnFile } from '../../jobs/export/own-export'
import { daysBetween } from '../reports/list-file'

/** The days that a request names, as moments. */
function spanOf({ from, to }: Readonly<Record<string, unknown>>) {
  return daysBetween(String(from), String(to))
}

function fileOf(language: Language, headings: readonly string[], rows: readonly (readonly Cell[])[]): OwnFile {
  const lines = async function* () {
    for (const row of rows) yield await Promise.resolve([...row])
  }
  return { expected: rows.length, headings: headings.map((id) => caption(language, id)), rows: lines() }
}

/** What reviewers did in some days, a line each. */
export const performance = defineExport('review-performance', {
  code: 'ReviewManage:reviewer.exportPerformance',
  open: async (services, { language, account }, params) => {
    const { reading } = services
    const own = isOwnRow({ services, account }, performance.code, reviewer, sql.ref('r.id'))
    const { from, to } = spanOf(params)
    const ids = (params.reviewers ?? []) as readonly number[]
    const { rows } = await sql<{
      name: string
      decisions: number
      minutes: number
      passed: number
      seconds: number | null
      within: number | null
      overturned: number
      checked: number
      wrong: number
    }>`select a.real_name as name, count(d.id) as decisions, coalesce(sum(d.minutes), 0) as minutes,
        count(d.id) filter (where d.decision in ('pass', 'passLimited')) as passed,
        round(avg(d.handle_seconds)) as seconds,
        round(avg(case when d.within_sla then 100 else 0 end) filter (where d.within_sla is not null), 1) as within,
        count(d.id) filter (where d.state = 'overturned') as overturned,
        count(c.id) filter (where c.state <> 'drawn') as checked,
        count(c.id) filter (where c.state <> 'drawn' and c.verdict not in ('agree', 'minorSlip')) as wrong
      from reviewer r join account a on a.id = r.account
        left join review_decision d on d.reviewer = r.id and d.state <> 'withdrawn'
          and d.decided_at >= ${from} and d.decided_at < ${to}
        left join review_check c on c.decision = d.id
      where r.id = any(${[...ids]}) and ${own} group by r.id, a.real_name order by a.real_name`.execute(reading)
    return fileOf(
      language,
      [
        ...['reviewer', 'review-manage.compared.decisions', 'reviewDecision.minutes', 'episodeReviewStat.passed'],
        ...['episodeReviewStat.avgSeconds', 'episodeReviewStat.slaRate', 'episodeReviewStat.overturned'],
        ...['episodeReviewStat.checked', 'episodeReviewStat.wrong'],
      ],
      rows.map((row) => [
        row.name,
        ...[row.decisions, row.minutes, row.passed].map(Number),
        ...[row.seconds, row.within].map((value) => (value === null ? null : Number(value))),
        ...[row.overturned, row.checked, row.wrong].map(Number),
      ]),
    )
  },
})

/** What was reviewed of each title in some days; restricted content is in no file. */
export const titleSums = defineExport('review-title-sums', {
  code: 'ReviewManage:episodeStatistics.exportByTitle',
  open: async (services, { language, account }, params) => {
    const { reading } = services
    const own = isOwnRow({ services, account }, titleSums.code, reviewDecision, sql.ref('d.id'))
    const { from, to } = spanOf(params)
    const { rows } = await sql<Record<'id' | 'episodes' | 'minutes' | 'passed' | 'refused', number> & { title: Title }>`
      select i.id, i.title, count(distinct d.episode) as episodes, coalesce(sum(d.minutes), 0) as minutes,
        count(*) filter (where d.decision in ('pass', 'passLimited')) as passed,
        count(*) filter (where d.decision in ('reject', 'return')) as refused
      from review_decision d join content_item i on i.id = d.content
        join review_task t on t.id = d.task and not coalesce(t.restricted, false)
      where d.subject = 'episode' and d.state = 'standing' and d.decided_at >= ${from} and d.decided_at < ${to}
        and ${own}
      group by i.id, i.title order by sum(d.minutes) desc nulls last, i.id`.execute(reading)
    return fileOf(
      language,
      [
        ...['reviewDecision.content', 'contentItem.title', 'episodeReviewStat.episodes', 'episodeReviewStat.minutes'],
        ...['episodeReviewStat.passed', 'review-manage.refused'],
      ],
      rows.map((row) => [
        row.id,
        pickCaption(row.title, language),
        ...[row.episodes, row.minutes, row.passed, row.refused].map(Number),
      ]),
    )
  },
})

type Title = Readonly<Record<string, string>>

/** What each reviewer is paid for a month, by currency: amounts of different currencies are never added up. */
export const payList = defineExport('review-pay', {
  code: 'ReviewManage:reviewer.pay',
  open: async (services, { language, account }, { month, agency }) => {
    const { reading } = services
    const own = isOwnRow({ services, account }, payList.code, episodeReviewStat, sql.ref('s.id'))
    const from = `${String(month)}-01`
    const { rows } = await sql<{
      name: string
      agency: string | null
      currency: string | null
      minutes: number
      pay: number
      rows: number
      open: number
    }>`select a.real_name as name, r.agency, s.currency, coalesce(sum(s.counted_minutes), 0) as minutes,
        coalesce(sum(s.pay), 0) as pay, count(*) as rows,
        count(*) filter (where s.state not in ('confirmed', 'closed')) as open
      from episode_review_stat s join reviewer r on r.id = s.reviewer join account a on a.id = r.account
      where s.day >= ${from}::date and s.day < ${from}::date + interval '1 month'
        and (${agency ?? null}::text is null or r.agency = ${agency ?? null}) and ${own}
      group by r.id, a.real_name, r.agency, s.currency order by r.agency nulls first, a.real_name, s.currency`.execute(
      reading,
    )
    return fileOf(
      language,
      [
        ...['reviewer', 'reviewer.agency', 'episodeReviewStat.countedMinutes', 'episodeReviewStat.pay'],
        ...['episodeReviewStat.currency', 'review-manage.payRows', 'review-manage.payOpen'],
      ],
      rows.map((row) => [
        row.name,
        row.agency,
        Number(row.minutes),
        majorText(Number(row.pay), row.currency ?? 'USD'),
        row.currency,
        Number(row.rows),
        Number(row.open),
      ]),
    )
  },
})
