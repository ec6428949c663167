import type pg from 'pg'
import escort from '../../src/entities/escort-manage/escort'
import escortRatio from '../../src/entities/escort-manage/escort-ratio'
import account from '../../src/entities/staff-manage/account'
import user from '../../src/entities/user-manage/user'
import { createDatabase } from '../../src/server/db/database'
import { Records } from '../../src/server/db/records'
import { registry } from '../../src/server/base/declarations'
import { superRole } from '../../src/server/access/account'
import { fixtureMaker } from './fixtures'
import { signIn } from './sign-in'
import type { Envelope } from './caller'

/** What two super administrators have before them: as many records of each kind of work as a command of two people takes. */
export interface Office {
  readonly asker: string
  readonly decider: string
  readonly users: readonly number[]
  readonly escorts: readonly number[]
  readonly ratio: number
}

/** A call that changes one record; `name` says what it does to which, as `workDone` does once it is done. */
export interface Piece {
  readonly name: string
  readonly url: string
  readonly token: string
  readonly body: object
}

export type Send = <Data>(url: string, token: string, body: object) => Promise<Envelope<Data>>

const each = 20
const [before, after] = ['as it was', 'as saved']
const setRatio = 'escort-manage.user-list.setRatio'

/** Fills in the records that `officeWork` is about, and signs in the two that do it. */
export async function fillOffice(pool: pg.Pool): Promise<Office> {
  const db = createDatabase(pool)
  const make = fixtureMaker(registry, () => new Records(db, null, new Date()))
  const member = async (username: string) =>
    signIn(db, make, await make(account, { username, roles: [superRole], mustChangePassword: false }))
  const [asker, decider] = [await member('asker'), await member('decider')]
  const users: number[] = []
  const escorts: number[] = []
  for (let at = 0; at < each * 2; at++) users.push((await make(user, { nickname: before })).id)
  for (const id of users.slice(0, each))
    escorts.push((await make(escort, { user: id, cover: ['a/b.png'], state: 'active' })).id)
  return { asker, decider, users, escorts, ratio: (await make(escortRatio)).id }
}

/** Half of the users are saved, those who have been saved are put back, and what was asked for is approved: each in turn. */
export async function officeWork({ asker, decider, users, escorts, ratio }: Office, send: Send): Promise<Piece[]> {
  const save = (id: number): Piece => ({
    name: `save ${id}`,
    url: '/user/backend/info/edit',
    token: asker,
    body: { id, version: 1, nickname: after },
  })
  const undo = async (id: number): Promise<Piece> => {
    const { url, body } = save(id)
    const { auditId } = (await send<{ auditId: number }>(url, asker, body)).data
    return { name: `undo ${id}`, url: '/auth/backend/auditEntry/undo', token: asker, body: { ids: [auditId] } }
  }
  const approve = (id: number): Piece => ({
    name: `approve ${id}`,
    url: '/auth/backend/approval/approve',
    token: decider,
    body: { id },
  })
  const terms = { ids: escorts, ratio, reason: 'a new contract' }
  const { data } = await send<{ approvalIds: number[] }>('/escort/backend/escort/setRatio', asker, terms)
  const undoes = await Promise.all(users.slice(0, each).map(undo))
  return undoes.flatMap((piece, at) => [save(users[each + at]!), piece, approve(data.approvalIds[at]!)])
}

/**
 * Sends all at once, and kills who answers as soon as this many have been done.
 * @returns which were answered as done, which were refused, and which got no answer
 */
export async function cutOff(pieces: readonly Piece[], enough: number, send: Send, kill: () => Promise<void>) {
  const told: Piece[] = []
  const refused: Envelope<unknown>[] = []
  const unanswered: Piece[] = []
  await Promise.all(
    pieces.map(async (piece) => {
      const answer = await send<unknown>(piece.url, piece.token, piece.body).catch(() => undefined)
      if (answer === undefined) unanswered.push(piece)
      else if (answer.code !== '00000') refused.push(answer)
      else if (told.push(piece) === enough) await kill()
    }),
  )
  return { told, refused, unanswered }
}

/** The names of the pieces whose change is in the records themselves. */
export async function workDone(pool: pg.Pool, { users, ratio }: Office): Promise<string[]> {
  const [toUndo, toSave] = [users.slice(0, each), users.slice(each)]
  const { rows } = await pool.query<{ name: string }>(
    `select 'save ' || id as name from "user" where id = any($1) and nickname = $3
     union all select 'undo ' || id from "user" where id = any($2) and nickname = $4
     union all select 'approve ' || a.id from approval a join escort e on e.id::text = a.record_id
       where a.command = $5 and e.ratio = $6`,
    [toSave, toUndo, after, before, setRatio, ratio],
  )
  return rows.map(({ name }) => name).sort()
}

/** Whatever is there in part only, or more than once: a change without its entry of the log, an entry without its change. */
export async function workTorn(pool: pg.Pool, { users, escorts }: Office): Promise<string[]> {
  const { rows } = await pool.query<{ torn: string }>(
    `with told as (
       select c ->> 'entity' as entity, c ->> 'id' as id, count(*) as changes
       from audit_entry, jsonb_array_elements(changes) c where result = 'ok' group by 1, 2),
     versions as (
       select 'user' as entity, id, version from "user" where id = any($1)
       union all select 'escort', id, version from escort where id = any($2)
       union all select 'approval', id, version from approval where command = $3)
     select 'version of ' || v.entity || ' ' || v.id as torn from versions v
       left join told t on t.entity = v.entity and t.id = v.id::text
       where v.version <> coalesce(t.changes, 0) + case v.entity when 'approval' then 0 else 1 end
     union all select 'undone user ' || u.id from "user" u where u.id = any($4)
       and (nickname = $6) <> (1 = (select count(*) from audit_entry e join audit_entry s on s.id = e.undoes
         where e.result = 'ok' and s.entity = 'user' and s.record_id = u.id::text))
     union all select 'saved user ' || u.id from "user" u where u.id = any($5)
       and (nickname = $7) <> (1 = (select count(*) from audit_entry e where e.result = 'ok' and e.undoes is null
         and e.entity = 'user' and e.record_id = u.id::text))
     union all select 'approval ' || a.id from approval a join escort r on r.id::text = a.record_id where a.command = $3
       and ((a.state = 'approved') <> (r.ratio is not null)
       or (a.state = 'approved') <> (1 = (select count(*) from audit_entry e where e.result = 'ok' and e.command = $3
         and e.second_by is not null and e.record_id = a.record_id))
       or (a.state = 'approved') <> (1 = (select count(*) from audit_entry e where e.result = 'ok' and e.kind = 'approve'
         and e.entity = 'approval' and e.record_id = a.id::text)))
     union all select 'entry ' || undoes from audit_entry where result = 'ok' and undoes is not null
       group by undoes having count(*) > 1`,
    [users, escorts, setRatio, users.slice(0, each), users.slice(each), before, after],
  )
  return rows.map(({ torn }) => torn)
}
