import { pickCaption } from '../../../fields/format'
import { day, hour } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type DemoRow, type World } from '../world'
import { fissionActivityGenerator } from './invites'
import { shortShareStatementGenerator } from './short-shares'

/** Something that was done to a record whose page tells its history. */
export interface Deed {
  readonly at: number
  readonly account: number | null
  readonly kind: 'create' | 'command' | 'approve'
  readonly entity: 'fissionActivity' | 'shortShareStatement'
  readonly code: string
  readonly page: string
  readonly id: number
  readonly title: string
  /** What it is called by language, where that is not one text. */
  readonly names?: Readonly<Record<string, string>>
  readonly reason: string | null
  readonly money: number | null
}

/** What was done to campaigns of invitations and, the latest first, to the shares of partners. */
export function toldDeeds(world: World): readonly Deed[] {
  return world.once('deeds that pages tell', () => [
    ...each(world, 'fissionActivity').flatMap(([row, nth]) => ofCampaign(world, row, nth)),
    ...each(world, 'shortShareStatement')
      .flatMap(([row, nth]) => ofStatement(world, row, nth))
      .toSorted((one, other) => other.at - one.at),
  ])
}

const generators = { fissionActivity: fissionActivityGenerator, shortShareStatement: shortShareStatementGenerator }

function each(world: World, name: keyof typeof generators) {
  return Array.from(
    { length: world.count(name) },
    (_, nth) => [generators[name].row(world, nth, world.random(name, nth)), nth] as const,
  )
}

/** What a record is called by language. */
function namesOf(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(Object.entries(value).map(([language, text]) => [language, String(text)]))
}

const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : NaN)

/** A statement is checked and sent by one person; whoever approves it first or second is told on it. */
function ofStatement(world: World, row: DemoRow, nth: number): Deed[] {
  const random = world.random('deeds of a statement', nth)
  const [madeAt, sentAt, confirmedAt] = [row['createdAt'], row['sentAt'], row['confirmedAt']].map(timeOf)
  const state = String(row['state'])
  const clerk = staffOf(world, entityOf(world, 'shortShareStatement'), random)
  const end = Number.isNaN(sentAt) ? Math.min(madeAt! + 2 * day, timeOf(row['updatedAt'])) : sentAt!
  const checkedAt = Number.isNaN(sentAt) ? end : madeAt! + (end - madeAt!) * 0.4
  const done = (verb: string, at: number, account: unknown, kind: Deed['kind'] = 'command'): Deed => ({
    at,
    account: Number(account),
    kind,
    entity: 'shortShareStatement',
    code: `ShortManage:sharing.${verb}`,
    page: '/short-manage/sharing',
    id: world.id('shortShareStatement', nth) ?? 0,
    title: String(row['statementNo']),
    reason: null,
    money: verb === 'approveSecond' ? Number(row['payable']) : null,
  })
  const approvedAt = Math.min(confirmedAt! + day, world.calendar.now - hour / 2)
  return [
    ...(/^(computed|carried|held)$/.test(state) ? [] : [done('check', checkedAt, clerk)]),
    ...(Number.isNaN(sentAt) ? [] : [done('send', sentAt!, clerk)]),
    ...(/^(credited|awaitingSecond)$/.test(state) ? [done('approve', approvedAt, row['firstBy'], 'approve')] : []),
    ...(state === 'credited' ? [done('approveSecond', confirmedAt! + 2 * day, row['secondBy'])] : []),
  ]
}

/** A campaign is made and submitted by one person, approved by another, and settled once it is over. */
function ofCampaign(world: World, row: DemoRow, nth: number): Deed[] {
  const random = world.random('deeds of a campaign', nth)
  const [madeAt, changedAt, startsAt] = [row['createdAt'], row['updatedAt'], row['startsAt']].map(timeOf)
  const state = String(row['state'])
  const maker = row['createdBy']
  const other = staffOf(world, entityOf(world, 'fissionActivity'), random, new Set([maker]))
  const names = namesOf(row['name'])
  const done = (verb: string, at: number, account: unknown, kind: Deed['kind'] = 'command'): Deed => ({
    at,
    account: Number(account),
    kind,
    entity: 'fissionActivity',
    code: `ActivityManage:fission.${verb}`,
    page: '/activity-manage/fission',
    id: world.id('fissionActivity', nth) ?? 0,
    title: names ? pickCaption(names, 'en') : String(row['code']),
    ...(names && { names }),
    reason: verb === 'pause' ? 'Invitations from emulators, waiting for the check' : null,
    money: null,
  })
  const submittedAt = state === 'awaitingApproval' ? changedAt! : madeAt! + hour
  const approvedAt =
    state === 'scheduled' ? changedAt! : madeAt! + Math.min(22 * hour, Math.max(2 * hour, (startsAt! - madeAt!) / 2))
  return [
    done('new', madeAt!, maker, 'create'),
    ...(state === 'draft' ? [] : [done('submit', submittedAt, maker)]),
    ...(/^(draft|awaitingApproval)$/.test(state) ? [] : [done('approve', approvedAt, other, 'approve')]),
    ...(state === 'paused' ? [done('pause', changedAt!, other)] : []),
    ...(state === 'settled' ? [done('settle', changedAt!, maker)] : []),
  ]
}
