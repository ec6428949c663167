import { sql } from 'kysely'
import type { authorizeResource, info } from '../../../calls/account'
import type { Answer } from '../../../calls/define-call'
import { holds } from '../../access/account'
import type { Context } from '../../pipeline/operation'
import { menuTree, readResources } from './menu-items'

/** Who it is that asks. */
export async function infoOf({ account, services, db }: Context): Promise<Answer<typeof info>> {
  const { rows } = await sql<{ timezone: string | null }>`
    select timezone from account where id = ${account.id}`.execute(db)
  return {
    id: account.id,
    username: account.username,
    realName: account.realName,
    roleIds: account.roleIds,
    timezone: rows[0]?.timezone ?? null,
    mustChangePassword: account.mustChangePassword,
    mustSetUpFactor: account.needsFactor && !account.hasFactor,
    demo: services.config.demo,
  }
}

/** What whoever asks may open and do. */
export async function resourcesOf({ account, db }: Context): Promise<Answer<typeof authorizeResource>> {
  const { lines, elements } = await readResources(db)
  return {
    menus: menuTree(lines, ({ code }) => holds(account, code)),
    elements: elements.filter((code) => holds(account, code)),
  }
}
