import { sql } from 'kysely'
import * as commands from '../../../../commands/staff-manage/account-list'
import account from '../../../entities/staff-manage/account'
import role from '../../../entities/staff-manage/role'
import staffSession from '../../../entities/staff-manage/staff-session'
import type { Entity, Row } from '../../../schema/entity'
import type { Finding, Findings } from '../../../schema/findings'
import { isForSupers, rolesBeyond } from '../../access/authority'
import { caption, languageOf } from '../../base/captions'
import { storageOf } from '../../db/storage'
import { forgetTriesOf } from '../../domain/staff/count-tries'
import { endSessions } from '../../domain/staff/end-sessions'
import { forgetPlaces } from '../../domain/staff/known-places'
import { generatePassword, hashPassword, rememberedPasswords } from '../../domain/staff/passwords'
import { dropFactor } from '../../domain/staff/second-factor'
import { queueMail } from '../../jobs/mail/mail-outbox'
import { mailNote } from '../../mail/mail-of'
import { handlers } from '../../operations/handler'
import { superRole } from '../../access/account'
import { badField, refused } from '../../base/errors'
import { openMenus } from '../../access/menu-roles'
import type { Context } from '../../pipeline/operation'

/** How many differences are listed. */
const maxShown = 2_000

/** The codes that roles give, with the roles that give them and the entry of the menu that opens their page. */
const given = sql`(select m.code, r.id as role, m.id as menu from role r join menu m on m.id = any(r.menus) where r.enabled
  union all select e.code, r.id, e.menu from role r join element e on e.id = any(r.elements) where r.enabled)`

const most = 2_000

/** How long a one-time password can be used, once. */
const usableHours = 24

export default handlers(commands, {
  /** The codes that some of the accounts hold and others lack, with those that hold them. */
  compare: {
    undo: 'never',
    runTogether: async ({ db }, accounts): Promise<Findings> => {
      if (accounts.length < 2 || accounts.length > 4) throw refused('staff-manage.account-list.compareTwoToFour')
      const ids = accounts.map(({ id }) => id)
      const { rows } = await sql<{ code: string; holders: number[] }>`
      select code, array_agg(holder order by holder) as holders from (
        select distinct g.code, a.id as holder from account a join ${given} g on g.role = any(a.roles)
        where a.id = any(${ids}::bigint[]) and g.menu in ${openMenus(sql`a.roles`)}) held
      group by code having count(*) < ${ids.length} order by code limit ${maxShown}`.execute(db)
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
  },

  /** Where a right of an account comes from. */
  why: {
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
          ...(state === 'active'
            ? []
            : [{ caption: 'staff-manage.account-list.why.notActive', tone: 'warn' as const }]),
        ],
      }
    },
  },

  /** All that an account looks after and is not over goes to another, who can act. */
  handOver: {
    undo: 'image',
    check: async (context, { id, roles }, { to }) => {
      const { records } = context
      // Who hands over what another looks after decides on it as they do.
      const beyond = id === context.account.id ? undefined : await rolesBeyond(context, roles ?? [])
      if (beyond) return beyond
      if (!to) return true
      if (to === id) return 'staff-manage.account-list.handOver.same'
      const taker = await records.find(account, to)
      return taker?.state === 'active' || 'staff-manage.account-list.handOver.notActive'
    },
    needsSecond: (context, { roles }) => isForSupers(context, roles ?? []),
    run: async ({ db, records, services, language }, row, { to }): Promise<Findings> => {
      const findings: Findings['findings'][number][] = []
      let count = 0
      for (const { entity, name } of cared(services.registry.entities.values())) {
        const { table, byField } = storageOf(entity)
        const ended = [...(entity.final ?? [])]
        const isOpen = ended.length > 0 ? sql`state <> all(${ended})` : sql`true`
        const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
        where ${sql.ref(byField.get(name)?.column ?? name)} = ${row.id} and ${isOpen} limit ${most + 1}`.execute(db)
        count += rows.length
        if (count > most) throw refused('error.tooManyTogether', { max: most })
        for (const { id } of rows)
          await records.update(entity, await records.get(entity, Number(id)), { [name]: to } as object)
        const named = { record: caption(language, entity.name), field: caption(language, `${entity.name}.${name}`) }
        if (rows.length > 0) findings.push({ caption: 'findings.usedAs', params: named, value: rows.length })
      }
      return { findings }
    },
  },

  /** Takes away a second factor that its owner has lost; two people agree to it. Nobody does so for themselves. */
  resetOtp: {
    undo: 'never',
    check: async (context, { id, otpOn, roles }) => {
      if (!otpOn) return 'factor.none'
      if (id === context.account.id) return 'staff-manage.account-list.notYourOwn'
      return (await rolesBeyond(context, roles ?? [])) ?? true
    },
    run: async ({ db, records }, row) => {
      await dropFactor(db, row.id)
      await records.update(account, row, { otpOn: false })
    },
  },

  /**
   * Sends the account's owner a password for one sign-in, at which it has to be changed. Whoever resets it is informed where it went,
   * and never what it is; every session ends.
   */
  resetPassword: {
    undo: 'never',
    check: async (context, { id, employment, email, roles }) => {
      if (employment === 'service') return 'staff-manage.account-list.noPassword'
      if (!email) return 'staff-manage.account-list.noEmail'
      if (id === context.account.id) return 'staff-manage.account-list.ownPassword'
      return (await rolesBeyond(context, roles ?? [])) ?? true
    },
    needsSecond: (context, { roles }) => isForSupers(context, roles ?? []),
    run: async (context, row): Promise<Findings & { readonly note?: string }> => {
      const password = generatePassword()
      await storeOneTime(context, row.id, await hashPassword(password))
      await context.records.update(account, row, { mustChangePassword: true, failedLogins: 0, lockedUntil: null })
      await endSessions(
        context,
        await context.records.where(staffSession, { account: row.id, state: 'active' }),
        'forced',
      )
      await forgetPlaces(context.db, row.id)
      await forgetTriesOf(context.db, row.username)
      await mailPassword(context, row, password)
      const told = {
        caption: 'staff-manage.account-list.passwordMailed',
        params: { hours: usableHours },
        value: row.email,
      }
      return { findings: [told], ...mailNote(context.services.config) }
    },
  },

  endSessions: {
    undo: 'never',
    run: async (context, { id }) =>
      endSessions(context, await context.records.where(staffSession, { account: id, state: 'active' }), 'forced'),
  },
})

/** @throws A0400 for a code that no page and no command has */
async function guardCode({ db }: Context, code: string): Promise<void> {
  const { rows } = await sql`select 1 from menu where code = ${code}
    union all select 1 from element where code = ${code} limit 1`.execute(db)
  if (rows.length === 0) throw badField('code', 'staff-manage.account-list.why.unknown')
}

function cared(entities: Iterable<Entity>): { entity: Entity; name: string }[] {
  return [...entities].flatMap((entity) =>
    entity.caredForBy === undefined ? [] : [{ entity, name: entity.caredForBy }],
  )
}

/** The password before it is remembered: nobody gets round the rule on former ones by having theirs reset. */
async function storeOneTime({ db, now }: Context, accountId: number, hash: string): Promise<void> {
  const until = new Date(now.getTime() + usableHours * 3_600_000).toISOString()
  await sql`insert into account_credential as c (account_id, password_hash, former_hashes, usable_until)
    values (${accountId}, ${hash}, '[]', ${until})
    on conflict (account_id) do update set password_hash = excluded.password_hash, spent = false,
      usable_until = excluded.usable_until,
      former_hashes = (select jsonb_agg(former order by n) from
        jsonb_array_elements(jsonb_build_array(c.password_hash) || c.former_hashes) with ordinality as kept (former, n)
        where n <= ${rememberedPasswords})`.execute(db)
}

async function mailPassword(context: Context, row: Row<typeof account>, password: string): Promise<void> {
  const { db, services, now } = context
  const { rows } = await sql<{ language: string | null }>`select language from staff_preference
    where account = ${row.id}`.execute(db)
  await queueMail(context, {
    kind: 'oneTimePassword',
    key: `oneTimePassword.${row.id}.${now.getTime()}`,
    to: row.email,
    language: languageOf(rows[0]?.language ?? undefined),
    params: {
      name: row.realName,
      username: row.username,
      password,
      hours: usableHours,
      link: `${services.config.publicUrl}/login`,
    },
    accountId: row.id,
  })
}
