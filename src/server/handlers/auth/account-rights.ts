import { sql } from 'kysely'
import { compare, why } from '../../../../commands/staff-manage/account-list'
import role from '../../../entities/staff-manage/role'
import type { Finding, Findings } from '../../../schema/findings'
import { handle, handleTogether } from '../../operations/handler'
import { superRole } from '../../pipeline/account'
import { openMenus } from '../../pipeline/menu-roles'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

/** So many differences are told. */
const mostTold = 2_000

/** The codes that roles give, with the roles that give them and the entry of the menu that opens their page. */
const given = sql`(select m.code, r.id as role, m.id as menu from role r join menu m on m.id = any(r.menus) where r.enabled
  union all select e.code, r.id, e.menu from role r join element e on e.id = any(r.elements) where r.enabled)`

/** The codes that some of the accounts hold and others lack, with those that hold them. */
export const comparingAccounts = handleTogether(compare, {
  undo: 'never',
  run: async ({ db }, accounts): Promise<Findings> => {
    if (accounts.length < 2 || accounts.length > 4) throw refused('staff-manage.account-list.compareTwoToFour')
    const ids = accounts.map(({ id }) => id)
    const { rows } = await sql<{ code: string; holders: number[] }>`
      select code, array_agg(holder order by holder) as holders from (
        select distinct g.code, a.id as holder from account a join ${given} g on g.role = any(a.roles)
        where a.id = any(${ids}::bigint[]) and g.menu in ${openMenus(sql`a.roles`)}) held
      group by code having count(*) < ${ids.length} order by code limit ${mostTold}`.execute(db)
    const names = new Map(accounts.map(({ id, realName }) => [id, realName]))
    const everything = accounts.filter(({ roles }) => roles?.includes(superRole))
    return {
      findings: [
        ...everything.map(({ realName }): Finding => ({
          caption: 'staff-manage.account-list.holdsAll',
          params: { name: realName },
          tone: 'warn',
        })),
        ...rows.map(({ code, holders }): Finding => ({
          caption: 'staff-manage.role-list.compare.code',
          params: { code },
          value: holders.map((id) => names.get(Number(id)) ?? '').join(', '),
        })),
      ],
    }
  },
})

/** Where a right of an account comes from. */
export const explainingRight = handle(why, {
  undo: 'never',
  run: async (context, { roles, state }, { code }): Promise<Findings> => {
    await guardCode(context, code)
    const { db, records } = context
    const { rows } = await sql<{ role: number }>`select distinct g.role from ${given} g
      where g.code = ${code} and g.role = any(${[...(roles ?? [])]}::bigint[])`.execute(db)
    const through = await records.where(role, { id: rows.map((row) => Number(row.role)) })
    const isSuper = roles?.includes(superRole) === true
    const isHeld = isSuper || through.length > 0
    return {
      findings: [
        {
          caption: `staff-manage.account-list.why.${isHeld ? 'yes' : 'no'}`,
          params: { code },
          tone: isHeld ? 'good' : 'bad',
        },
        ...(isSuper ? [{ caption: 'staff-manage.account-list.why.super' }] : []),
        ...through.map((each): Finding => ({
          caption: 'staff-manage.account-list.why.role',
          params: { role: records.labelOf(role, each) },
          to: `/staff-manage/role-permission/${each.id}`,
        })),
        ...(state === 'active' ? [] : [{ caption: 'staff-manage.account-list.why.notActive', tone: 'warn' as const }]),
      ],
    }
  },
})

/** @throws A0400 for a code that no page and no command has */
async function guardCode({ db }: Context, code: string): Promise<void> {
  const { rows } = await sql`select 1 from menu where code = ${code}
    union all select 1 from element where code = ${code} limit 1`.execute(db)
  if (rows.length === 0) throw badField('code', 'staff-manage.account-list.why.unknown')
}
