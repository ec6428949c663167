import type auditEntry from '../../../entities/staff-manage/audit-entry'
import { hour, instant, minute } from '../calendar'
import { weights, weightsOf, type Random } from '../../base/random'
import type { RecordName } from '../../db/record-names'
import { auditReasons } from '../words/staff-texts'
import type { Generator, RowOf, World } from '../world'
import { recordTitle, type Titled } from './record-titles'
import { toldDeeds, type Deed } from './told-deeds'

const auditKinds = weights([
  ['signIn', 18],
  ['edit', 30],
  ['command', 24],
  ['create', 9],
  ['export', 6],
  ['reveal', 5],
  ['approve', 4],
  ['delete', 2],
  ['signInFailed', 2],
] as const)

type Done = readonly [entity: Exclude<Titled, 'contentItem'>, right: string, page: string]

const users = ['user', 'UserManage:userList', '/user-manage/user-list'] as const
const bans = ['blacklistEntry', 'UserManage:userBlackList', '/user-manage/user-black-list'] as const
const series = ['series', 'MovieManage:seriesList', '/movie-manage/series-list'] as const
const episodes = ['episode', 'MovieManage:seriesResources', '/movie-manage/series-resources'] as const
const pushes = ['push', 'ServiceManage:pushList', '/service-manage/push-list'] as const

/** What is done by rights that are there, by kind. */
const deeds: Readonly<Partial<Record<string, readonly Done[]>>> = {
  edit: [series, episodes, bans, pushes].map(by('edit')),
  command: [
    ...['ban', 'disable', 'liftBan', 'resetPortrait'].map((verb) => by(verb)(users)),
    ...['lift', 'extend'].map((verb) => by(verb)(bans)),
    ...['publish', 'takeDown', 'setWeight'].map((verb) => by(verb)(series)),
    ...['retranscode', 'setMarkers'].map((verb) => by(verb)(episodes)),
    ...['submit', 'cancel'].map((verb) => by(verb)(pushes)),
  ],
  create: [by('new')(series), by('ban')(bans)],
  export: [by('export')(users), by('export')(series)],
  reveal: [by('reveal')(users)],
  approve: [by('approve')(pushes), by('approve')(series)],
  delete: [by('delete')(series)],
}

function by(verb: string) {
  return ([entity, right, page]: Done): Done => [entity, `${right}.${verb}`, page]
}

/** Of the whole log, what is told of records whose own pages show their history: at most every eighth entry. */
function toldAt(world: World, index: number): Deed | undefined {
  return index % 8 === 3 ? toldDeeds(world)[(index - 3) / 8] : undefined
}

/** What was done to a record that tells its history. */
function told({ at, account, kind, entity, code, page, id, title, names, reason, money }: Deed, random: Random) {
  return {
    at: instant(at),
    ...{ account, kind, code, page, entity, reason, money },
    recordId: String(id),
    recordTitle: title,
    changes: names ? [{ entity, id, label: title, names, before: {}, after: {} }] : [],
    result: 'ok',
    resultCode: '00000',
    job: null,
    currency: money === null ? null : 'USD',
    danger: /\.(approve|approveSecond|settle)$/.test(code),
    ...traceOf(random),
    createdAt: instant(at),
    updatedAt: instant(at),
  } satisfies RowOf<typeof auditEntry>
}

/** From where, and how long it took. */
function traceOf(random: Random) {
  return {
    secondBy: null,
    session: null,
    hash: null,
    undoes: null,
    args: null,
    command: null,
    ip: `192.0.2.${random.between(1, 254)}`,
    requestId: `${random.characters(8)}-${random.characters(4)}-4${random.characters(3)}-a${random.characters(3)}-${random.characters(12)}`,
    durationMs: random.longTail(22, 0.8),
  }
}

export const auditEntryGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof auditEntry> {
    const deed = toldAt(world, index)
    if (deed) return told(deed, random)
    const kind = random.weighted(auditKinds)
    const moment = index % 40 === 5 ? latelyAt(world, random) : world.calendar.officeMoment(random)
    const isSignIn = kind === 'signIn' || kind === 'signInFailed'
    const [entity, code, page] = random.pick(deeds[kind] ?? [users])
    const nth = random.int(100_000)
    const id = kind === 'export' ? null : world.id(entity, nth)
    const isOfRecord = !isSignIn && id !== null
    const called = isOfRecord ? recordTitle(world, entity, nth % world.count(entity)) : null
    const result = kind === 'signInFailed' ? 'refused' : random.weighted(results)
    return {
      at: instant(moment),
      account: world.id('account', random.skewed(60, 1.5)),
      kind,
      code: isSignIn ? null : code,
      page: isSignIn ? '/login' : page,
      entity: isSignIn ? null : entity,
      recordId: isOfRecord ? String(id) : null,
      recordTitle: typeof called === 'string' ? called : (called?.en ?? null),
      changes: isOfRecord ? changesTo(entity, id, called, kind === 'edit' && result === 'ok', random) : [],
      reason: kind === 'command' || kind === 'reveal' ? random.pick(auditReasons) : null,
      result,
      resultCode:
        result === 'ok'
          ? '00000'
          : result === 'refused'
            ? kind === 'signInFailed'
              ? 'A0400'
              : random.pick(['B01', 'A0301'])
            : 'B0001',
      job: null,
      ...traceOf(random),
      money: null,
      currency: null,
      danger: code.endsWith('.ban') || code.endsWith('.disable'),
      createdAt: instant(moment),
      updatedAt: instant(moment),
    }
  },
}

/** Within the last hours, in which somebody is at work whatever the time is: more of it lately than before. */
function latelyAt(world: World, random: Random): number {
  return world.calendar.now - minute - random.next() ** 2 * 14 * hour
}

const results = weightsOf({ ok: 96, refused: 3, failed: 1 })

/** What an entry says of its record: what was changed, where anything was, and what it is called by language. */
function changesTo(entity: Done[0], id: number, called: RecordName | null, isEdited: boolean, random: Random) {
  const change = isEdited ? edited(random, entity) : { before: {}, after: {} }
  const names = called === null || typeof called === 'string' ? undefined : called
  return isEdited || names ? [{ entity, id, ...(names && { label: names.en, names: { ...names } }), ...change }] : []
}

/** A field of the record as it was and as it is. */
function edited(random: Random, entity: Done[0]): { before: object; after: object } {
  if (entity === 'series')
    return { before: { weight: random.between(50, 90) }, after: { weight: random.between(91, 300) } }
  if (entity === 'episode')
    return { before: { introEnd: random.between(50, 90) }, after: { introEnd: random.between(91, 300) } }
  const name = entity === 'push' ? 'sendAt' : 'expiresAt'
  return { before: { [name]: null }, after: { [name]: '2030-01-01T00:00:00.000Z' } }
}
