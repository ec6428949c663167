import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { liftOf, type Lift } from '../../push/confidence'

/** How many users of each group are looked at; more would hardly change the figure. */
const maxUsers = 20_000
/** For this long after they were dealt out, in hours, a conversion counts as the push's. */
const windowHours = 24

/**
 * What a push brought beyond what its users would have done anyway: who signed in or paid within a day of being dealt out,
 * of those who got it and of those who were kept from it. Both groups are measured by the same, which the database knows of
 * everybody; what phones tell is known only of those who got it. Of large groups a sample is taken by user.
 */
export async function holdoutLift(db: Kysely<Database>, push: number): Promise<Lift | null> {
  const sizes = await sql<{ sent: number; holdout: number }>`select
      count(*) filter (where sent_at is not null) as sent, count(*) filter (where status = 'holdout') as holdout
    from push_outbox where push_id = ${push} and kind = 'push'`.execute(db)
  const { sent = 0, holdout = 0 } = sizes.rows[0] ?? {}
  if (Number(sent) === 0 || Number(holdout) === 0) return null
  const every = (users: number) => Math.max(1, Math.ceil(users / maxUsers))
  const { rows } = await sql<{ is_holdout: boolean; users: number; hits: number }>`
    select is_holdout, count(*) as users, count(*) filter (where has_signed_in or has_paid) as hits from (
      select o.status = 'holdout' as is_holdout,
        exists (select 1 from user_login_record l where l."user" = o.user_id and l.result = 'ok'
          and l.created_at >= w.start and l.created_at < w.start + make_interval(hours => ${windowHours})) as has_signed_in,
        exists (select 1 from "order" p where p."user" = o.user_id
          and p.paid_at >= w.start and p.paid_at < w.start + make_interval(hours => ${windowHours})) as has_paid
      from push_outbox o, lateral (select coalesce(o.sent_at, o.queued_at) as start) w
      where o.push_id = ${push} and o.kind = 'push' and (o.sent_at is not null or o.status = 'holdout')
        and abs(hashint8(o.user_id)::bigint) % (case when o.status = 'holdout' then ${every(Number(holdout))}::int
          else ${every(Number(sent))}::int end) = 0
    ) s group by is_holdout`.execute(db)
  const group = (isHoldout: boolean) => {
    const row = rows.find((each) => each.is_holdout === isHoldout)
    return { users: Number(row?.users ?? 0), hits: Number(row?.hits ?? 0) }
  }
  return liftOf(group(false), group(true))
}
