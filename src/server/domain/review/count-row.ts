import { sql } from 'kysely'
import episodeReviewStat from '../../../entities/review-manage/episode-review-stat'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { rateOn } from './pay-rates'

export type Stat = Row<typeof episodeReviewStat>
type Place = Pick<Context, 'records' | 'db'>

/** Of fewer checked decisions nothing is said of how often somebody is right. */
const leastForAccuracy = 5

/** Counts a row again from the decisions that stand, and ties them to it. Rows that only correct another stay as they are. */
export async function countRow(place: Place, row: Stat): Promise<Stat> {
  if (row.adjusts !== null) return row
  const { rows } = await sql<Record<string, number | null>>`with own as (
      update review_decision d set stat = ${row.id} from reviewer r, review_task t, content_item i
      where r.id = d.reviewer and t.id = d.task and i.id = d.content
        and d.subject = 'episode' and d.reviewer = ${row.reviewer} and d.stage = ${row.stage}
        and i.type = ${row.category} and t.area is not distinct from ${row.area}::bigint
        and t.language is not distinct from ${row.language}::bigint
        and d.decided_at >= ${row.day}::date - 1 and d.decided_at < ${row.day}::date + 2
        and (d.decided_at at time zone r.timezone)::date = ${row.day}::date
      returning d.*)
    select count(distinct content) filter (where state = 'standing') as titles,
      count(*) filter (where state = 'standing') as episodes,
      coalesce(sum(minutes) filter (where state = 'standing'), 0) as minutes,
      count(*) filter (where state = 'standing' and decision = 'pass') as passed,
      count(*) filter (where state = 'standing' and decision = 'passLimited') as limited,
      count(*) filter (where state = 'standing' and decision = 'reject') as rejected,
      count(*) filter (where state = 'standing' and decision = 'return') as returned,
      round(avg(handle_seconds) filter (where state = 'standing')) as "avgSeconds",
      round(avg(seen_share) filter (where state = 'standing'), 1) as "seenShare",
      round(avg(case when within_sla then 100 else 0 end) filter (where state = 'standing' and within_sla is not null), 1)
        as "slaRate",
      count(*) filter (where state = 'overturned') as overturned
    from own`.execute(place.db)
  await sql`update review_check c set stat = ${row.id} from review_decision d
    where d.id = c.decision and d.stat = ${row.id} and c.stat is distinct from ${row.id}`.execute(place.db)
  const figures = Object.entries(rows[0] ?? {}).map(([name, value]) => [name, value === null ? null : Number(value)])
  const counted = await place.records.update(episodeReviewStat, row, Object.fromEntries(figures) as Partial<Stat>)
  return countSample(place, counted)
}

/** What was found in the sample of a row, and what is paid for it: its minutes less those that were voided. */
export async function countSample({ records, db }: Place, row: Stat): Promise<Stat> {
  const { rows } = await sql<Record<'sampled' | 'checked' | 'wrong' | 'voided', number>>`select count(*) as sampled,
      count(*) filter (where c.state <> 'drawn') as checked,
      count(*) filter (where c.verdict not in ('agree', 'minorSlip') and c.state <> 'drawn') as wrong,
      coalesce(sum(d.minutes) filter (where c.voided and d.state = 'standing'), 0) as voided
    from review_check c join review_decision d on d.id = c.decision where c.stat = ${row.id}`.execute(db)
  const [found] = rows
  const [sampled, checked, wrong] = [
    Number(found?.sampled ?? 0),
    Number(found?.checked ?? 0),
    Number(found?.wrong ?? 0),
  ]
  const countedMinutes = Math.max(0, Math.round(((row.minutes ?? 0) - Number(found?.voided ?? 0)) * 100) / 100)
  const [person] = row.reviewer === null ? [] : await records.where(reviewerEntity, { id: row.reviewer }, 1)
  const rate = person && row.day !== null ? rateOn(person, row.day) : undefined
  return records.update(episodeReviewStat, row, {
    sampled,
    checked,
    wrong,
    accuracy: checked < leastForAccuracy ? null : Math.round((1 - wrong / checked) * 1_000) / 10,
    countedMinutes,
    ...(rate && { pay: Math.round(countedMinutes * rate.rate), currency: rate.currency }),
  })
}
