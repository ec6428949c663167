import { ALL_AREAS } from '../../../fields/areas/field'
import { sql } from 'kysely'
import reviewer from '../../../entities/review-manage/reviewer'
import ugcPost from '../../../entities/ugc/ugc-post'
import type { Command } from '../../../schema/command'
import { isOwnRow } from '../../access/own-rows'
import { holds } from '../../access/account'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { restrictedRight } from './post'

/** A post stays for this long with who has opened it, in milliseconds. */
const leaseLasts = 10 * 60_000

/**
 * Takes the post that waits longest for whoever asks: what a lead gave them goes first, what others have or were given is
 * left alone. Two who ask at once get two.
 */
export async function takeNext(context: Context, by: Command): Promise<{ readonly id: number }> {
  const { db, records, account, now } = context
  const [own] = await records.where(reviewer, { account: account.id }, 1)
  const areas = own?.areas ?? [ALL_AREAS]
  const { rows } = await sql<{ id: number }>`select id from ugc_post
    where state in ('pending', 'escalated', 'appealed')
      and (taken_by is null or taken_until is null or taken_until < ${now.toISOString()} or taken_by = ${account.id})
      and (reviewer is null or reviewer = ${own?.id ?? 0})
      and (reviewer = ${own?.id ?? 0} or area is null or -1 = any(${areas}) or area = any(${areas}))
      and not ${account.id} = any(coalesce(skipped_by, '{}'))
      and ${isOwnRow(context, by, ugcPost, sql.ref('ugc_post.id'))}
      and (state <> 'escalated' or escalated_by is distinct from ${account.id})
      and (state <> 'appealed' or decided_by is distinct from ${account.id})
      and (${holds(account, restrictedRight)} or not 'minors' = any(coalesce(risk_labels, '{}')))
    order by (reviewer is null), (taken_by is not distinct from ${account.id}), due_at nulls last, id
    limit 1 for no key update skip locked`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw refused('ugc.audit-list.nothingWaits')
  const post = await records.get(ugcPost, Number(id))
  await records.update(ugcPost, post, {
    takenBy: account.id,
    takenUntil: new Date(now.getTime() + leaseLasts).toISOString(),
  })
  return { id: post.id }
}
