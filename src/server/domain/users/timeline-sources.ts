import { sql, type RawBuilder } from 'kysely'
import type { TimelineKind } from '../../../shared/timeline-line'

/** Where events of a kind come from, in SQL. Nothing secret is among the data. */
interface Source {
  /** `from … where …` for a user. */
  readonly from: (userId: number) => RawBuilder<unknown>
  readonly at: RawBuilder<unknown>
  readonly id: RawBuilder<unknown>
  /** A JSON object of what a line shows. */
  readonly data: RawBuilder<unknown>
}

export const timelineSources: Readonly<Record<TimelineKind, Source>> = {
  ban: {
    from: (id) => sql`from blacklist_entry b where b."user" = ${id}`,
    at: sql`b.created_at`,
    id: sql`b.id`,
    data: sql`jsonb_build_object('scope', b.scope, 'reasonCode', b.reason_code, 'reason', b.reason, 'state', b.state, 'expiresAt', b.expires_at)`,
  },
  lift: {
    from: (id) => sql`from blacklist_entry b left join account a on a.id = b.lifted_by where b."user" = ${id}`,
    at: sql`b.lifted_at`,
    id: sql`b.id`,
    data: sql`jsonb_build_object('scope', b.scope, 'reason', b.lift_reason, 'by', a.real_name)`,
  },
  order: {
    from: (id) => sql`from "order" o where o."user" = ${id}`,
    at: sql`o.created_at`,
    id: sql`o.id`,
    data: sql`jsonb_build_object('orderNo', o.order_no, 'kind', o.kind, 'productName', o.product_name, 'amount', o.amount, 'currency', o.currency, 'state', o.state)`,
  },
  signIn: {
    // Only the first sign-in on a device is news.
    from: (id) => sql`from user_login_record r left join device d on d.id = r.device
      where r."user" = ${id} and r.result = 'ok' and r.device is not null and not exists (
        select 1 from user_login_record e
        where e."user" = r."user" and e.device = r.device and e.result = 'ok' and (e.created_at, e.id) < (r.created_at, r.id))`,
    at: sql`r.created_at`,
    id: sql`r.id`,
    data: sql`jsonb_build_object('method', r.method, 'brand', d.brand, 'model', d.model, 'os', d.os, 'risk', r.risk)`,
  },
  ticket: {
    from: (id) => sql`from feedback f where f."user" = ${id}`,
    at: sql`f.created_at`,
    id: sql`f.id`,
    data: sql`jsonb_build_object('number', f.number, 'category', f.category, 'content', left(f.content, 200), 'state', f.state)`,
  },
  report: {
    from: (id) => sql`from community_report c where c.target_user = ${id}`,
    at: sql`c.created_at`,
    id: sql`c.id`,
    data: sql`jsonb_build_object('targetKind', c.target_kind, 'reasonCode', c.reason_code, 'reporters', c.reporters, 'severity', c.severity, 'state', c.state, 'decision', c.decision)`,
  },
  post: {
    from: (id) => sql`from dynamic p where p.author = ${id}`,
    at: sql`p.created_at`,
    id: sql`p.id`,
    data: sql`jsonb_build_object('kind', p.kind, 'text', left(p.text, 200), 'state', p.state)`,
  },
  note: {
    from: (id) => sql`from user_note n left join account a on a.id = n.created_by where n."user" = ${id}`,
    at: sql`n.created_at`,
    id: sql`n.id`,
    data: sql`jsonb_build_object('text', n.text, 'pinned', n.pinned, 'by', a.real_name)`,
  },
  message: {
    // What the app sends by itself is no news; what staff sent is shown once it is in the inbox, or could not be put there.
    from: (id) => sql`from message_inbox i join message_send s on s.id = i.send_id join message m on m.id = i.message_id
      left join account a on a.id = s.created_by where i.user_id = ${id} and s.audience <> 'event'`,
    at: sql`coalesce(i.delivered_at, s.send_at, s.created_at)`,
    id: sql`i.send_id`,
    data: sql`jsonb_build_object('title', m.title, 'reason', s.reason, 'by', a.real_name, 'status',
      case when i.withdrawn_at is not null then 'withdrawn' when i.status = 'failed' then 'failed'
        when i.clicked_at is not null then 'clicked' when i.read_at is not null then 'read' else 'delivered' end)`,
  },
  action: {
    from: (id) => sql`from audit_entry e left join account a on a.id = e.account
      where e.entity = 'user' and e.record_id = ${String(id)} and e.result = 'ok'`,
    at: sql`e.at`,
    id: sql`e.id`,
    data: sql`jsonb_build_object('kind', e.kind, 'code', e.code, 'command', e.command, 'reason', e.reason, 'by', a.real_name)`,
  },
}
