import { sql } from 'kysely'
import * as account from '../../../calls/account'
import * as auth from '../../../calls/auth'
import type { Answer } from '../../../calls/define-call'
import { serve } from '../../pipeline/serve'

/** The roles that hold a permission code, the smallest first, with their owners: whom to ask for it. */
export const holders = serve(auth.holders, {
  id: 'role.holders',
  guard: 'signedIn',
  run: async ({ db }, { code }) => {
    const { rows } = await sql<
      Answer<typeof auth.holders>[number]
    >`select r.id, r.name, r.description, r.max_days as "maxDays", a.real_name as "ownerName", a.email as "ownerEmail",
        coalesce(cardinality(r.menus), 0) + coalesce(cardinality(r.elements), 0) as codes
      from role r join account a on a.id = r.owner
      where r.enabled and not r.built_in and (
        exists (select 1 from menu m where m.id = any(r.menus) and m.code = ${code})
        or exists (select 1 from element e where e.id = any(r.elements) and e.code = ${code}))
      order by codes, r.id limit 20`.execute(db)
    return rows
  },
})

/** What the account that asks may do, by the role that gives it. */
export const ownAccess = serve(account.ownAccess, {
  id: 'account.access',
  guard: 'signedIn',
  run: async ({ account: { id, roleIds }, db }) => {
    const { rows } = await sql<
      Answer<typeof account.ownAccess>[number]
    >`select r.id, r.name, r.description, a.real_name as "ownerName", r.data_scope as "dataScope",
        r.export_row_limit as "exportRowLimit", r.built_in as "builtIn",
        array(select m.code from menu m where m.id = any(r.menus) order by m.code) as menus,
        array(select e.code from element e where e.id = any(r.elements) order by e.code) as elements,
        (select max(q.ends_at) from access_request q
          where q.account = ${id} and q.role = r.id and q.state = 'granted') as "endsAt"
      from role r join account a on a.id = r.owner
      where r.id = any(${[...roleIds]}) and r.enabled order by r.id`.execute(db)
    return rows
  },
})
