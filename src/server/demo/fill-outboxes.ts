import type pg from 'pg'
import { demoPushesWithHoldout } from './generators/pushes'
import type { World } from './world'

/**
 * What sending has left behind besides the records of the demo: who got the pushes that are compared with a holdout, and
 * which messages lie in users' inboxes.
 * @param added how many records of each entity have just been added; what was before has its own already
 */
export async function fillOutboxes(
  client: pg.ClientBase,
  world: World,
  added: Readonly<Record<string, number>>,
): Promise<void> {
  if (added.push) await client.query(deal, [demoPushesWithHoldout(world), maxDealt])
  if (!added.messageSend) return
  const [users, sends] = [world.count('user'), world.count('messageSend')]
  const every = Math.ceil(users / inboxesOfOne)
  await client.query(inboxes, [world.id('messageSend', 0), sends, world.id('user', 0), users, every])
}

/** How many users messages are made for, however many there are: enough for figures, and quick. */
const maxDealt = 20_000

/** A message to many lies in this many inboxes. */
const inboxesOfOne = 50

/**
 * Deals users out to pushes: more of those who got it signed in or paid within a day than of the holdout, as far as that
 * many did.
 */
const deal = `
  with p as (
    select id, send_at, sent_count as sent, round(sent_count * holdout / (100 - holdout)) as held
    from push where id = any($1) and sent_count > 0
  ), u as (
    select p.*, u.id as user_id, u.area, u.client, u.language,
      exists (select 1 from user_login_record l where l."user" = u.id and l.result = 'ok'
        and l.created_at >= p.send_at and l.created_at < p.send_at + interval '1 day')
      or exists (select 1 from "order" o where o."user" = u.id
        and o.paid_at >= p.send_at and o.paid_at < p.send_at + interval '1 day') as is_back
    from p, (select * from "user" where state = 'normal' order by id limit $2) u where u.registered_at < p.send_at
  ), r as (
    select *, row_number() over (partition by id, is_back order by hashint8(user_id), user_id) as nth,
      count(*) filter (where is_back) over (partition by id) as backs
    from u
  ), k as (
    select *, least(round(sent * 0.11), floor(backs * 0.9)) as back_sent,
      least(round(held * 0.05), ceil(backs * 0.1)) as back_held
    from r
  ), dealt as (
    select *, case
      when is_back and nth <= back_sent then 'delivered'
      when is_back and nth <= back_sent + back_held then 'holdout'
      when not is_back and nth <= sent - back_sent then 'delivered'
      when not is_back and nth <= sent - back_sent + held - back_held then 'holdout' end as status
    from k
  )
  insert into push_outbox (push_id, user_id, kind, status, area, client, language, provider, variant, queued_at, sent_at, delivered_at)
  select id, user_id, 'push', status, area, client, language,
    case when status = 'delivered' then 'fcm' end,
    case when status = 'delivered' then case when nth % 2 = 0 then 'A' else 'B' end end,
    send_at, case when status = 'delivered' then send_at end, case when status = 'delivered' then send_at end
  from dealt where status is not null
  on conflict do nothing`

/** A sending to chosen users is in their inboxes; of one to many, some users have it. */
const inboxes = `
  insert into message_inbox (send_id, user_id, message_id, status, delivered_at, read_at, withdrawn_at, push_attempts)
  select s.id, u.id, s.message, 'delivered', s.send_at,
    case when (u.id * 31 + s.id * 7) % 10 < 4 then least(s.send_at + interval '3 hours', s.updated_at + interval '3 hours') end,
    case when s.state = 'withdrawn' and (u.id * 31 + s.id * 7) % 10 >= 4 then s.send_at + interval '6 hours' end, 0
  from message_send s
  cross join lateral (
    select unnest(s.users) as id where s.audience = 'userIds'
    union select generate_series($3::bigint + s.id % $5::bigint, $3::bigint + $4::bigint - 1, $5::bigint)
      where s.audience <> 'userIds'
  ) recipient
  join "user" u on u.id = recipient.id and u.registered_at < s.send_at and u.state <> 'deleted'
  where s.id >= $1::bigint and s.id < $1::bigint + $2::bigint and s.state in ('sent', 'withdrawn') and s.audience <> 'event'
  on conflict do nothing`
