import { Readable } from 'node:stream'
import { runnableStates } from '../../../src/schema/eligibility'
import { startsInBrowser } from '../../../src/schema/does'
import { apiBase, type Entity, type Row } from '../../../src/schema/entity'
import type { Field, Fields } from '../../../src/schema/field'
import type { CommandInfo, PageInfo } from '../../../src/schema/registry'
import { fixedValues } from '../../../src/fields/fixed-filters'
import { isListing } from '../../../src/schema/page'
import { canonical } from '../../../src/server/db/records'
import { registry } from '../../../src/server/base/declarations'
import { handlerOf, rulesOf } from '../../../src/server/operations/handlers'
import { exampleArguments } from '../example-record'
import { exampleValue } from '../example-value'
import type { Staff } from '../test-app'
import { Faults } from './faults'
import { describeAnswer, type Answer, type World } from './world'

/** What is sent with the arguments; calls without a body have no trial. */
interface Body {
  readonly id?: number
  readonly dryRun?: true
}

/** What does not hold of a page's commands: allowed for their holder, refused by right, refused by state. */
export async function commandFaults(world: World, info: PageInfo): Promise<Faults> {
  const faults = new Faults()
  const commands = [...registry.commands.values()].filter(
    ({ page, command }) => page === info && !startsInBrowser(command),
  )
  if (commands.length === 0) return faults
  const holder = await world.holderOf(info)
  for (const command of commands) await faults.within(command.name, () => walkCommand(world, command, holder, faults))
  return faults
}

async function walkCommand(world: World, info: CommandInfo, holder: Staff, faults: Faults): Promise<void> {
  const { name, command } = info
  const entity = command.on === 'page' ? undefined : command.entity
  let args = await argumentsOf(world, info, holder)
  const isRead = info.call.method === 'GET' || info.call.method === 'DELETE'
  const send = (staff: Staff, { dryRun, ...body }: Body) =>
    world.call(staff, info.call, { ...args, ...command.sends, ...body, ...(dryRun && !isRead && { dryRun }) }, info.id)
  /** Rules may ask for a right in addition to that of the command: who holds all has it. */
  const sendAsHolder = async (body: Body) => {
    const first = await send(holder, body)
    const missed = await missedArguments(world, info, args, first)
    args = { ...args, ...missed }
    const answer = Object.keys(missed).length > 0 ? await send(holder, body) : first
    const isOtherRight = answer.code === 'A0301' && answer.data?.code !== info.permission
    return isOtherRight ? send(world.superAdmin, body) : answer
  }

  if (info.permission !== '') {
    const refused = await send(world.nobody, { ...(entity && { id: 1 }), dryRun: true })
    faults.unless(refused.code === 'A0301', `${name} is refused to who holds no right`, () => describeAnswer(refused))
  }
  if (!entity) {
    const preview = await sendAsHolder({ dryRun: true })
    // What the records forbid just now is forbidden with a reason, and a sheet without rows has been read: the command works.
    const isAllowed = ['00000', 'B01'].includes(preview.code) || describeAnswer(preview).includes('import.noRows')
    faults.unless(isAllowed, `${name} is allowed for its holder`, () => describeAnswer(preview))
    return
  }
  const states = runnableStates(info)
  await allowed(world, info, entity, states, holder, sendAsHolder, !isRead, faults)
  const [outside] = Object.keys(entity.states ?? {}).filter((state) => states && !states.includes(state))
  if (outside === undefined) return
  const standing = (await world.some(entity, [outside])).filter((row) => isReached(info, entity, row, holder))
  const values = { ...heldOn(info, entity), ...(entity.sharedBy && { [entity.sharedBy]: '' }), state: outside }
  const { id } = standing[0] ?? (await world.insert(entity, values, holder))
  const preview = await sendAsHolder({ id, dryRun: true })
  const isRefused = preview.code === '00000' ? preview.data?.eligible === 0 : preview.code === 'B01'
  faults.unless(isRefused, `${name} is refused on a record that is ${outside}`, () => describeAnswer(preview))
}

/** A sheet to import is the one that the server offers to be filled; a subtitle to read has been uploaded. */
async function argumentsOf(world: World, info: CommandInfo, holder: Staff): Promise<Record<string, unknown>> {
  const args = await exampleArguments(info, world.place())
  for (const key of Object.values(args))
    if (typeof key === 'string' && key.endsWith('.srt'))
      await world.app.services.storage.write(key, Readable.from(['1\n00:00:01,000 --> 00:00:03,000\nIt rains.\n']))
  const { entity, fills } = info.command
  const { page } = info.page
  if (fills) return { ...args, [fills]: isListing(page) ? { page: info.page.id, columns: [...page.columns] } : {} }
  if (info.command.verb === 'moveTo') return { ...args, position: 1 }
  if (info.command.verb !== 'import' || !entity) return args
  await world.call(holder, { method: 'GET', url: `${apiBase(entity)}/importTemplate` })
  return { ...args, file: `templates/${entity.name}-en.xlsx` }
}

/** Arguments that only a rule asks for, where one does. */
async function missedArguments(
  world: World,
  { command: { asks = {} } }: CommandInfo,
  args: Readonly<Record<string, unknown>>,
  { code, data }: Answer,
): Promise<Record<string, unknown>> {
  const missed: Record<string, unknown> = {}
  const problems = code === 'A0400' ? ((data?.problems ?? []) as { field: string; problem: string }[]) : []
  for (const { field: name, problem } of problems) {
    const field = (asks as Fields)[name]
    if (problem === 'error.required' && field && !(name in args))
      missed[name] = await exampleValue(field, { ...world.place(), name })
  }
  return missed
}

/**
 * Looks for a record that takes the command; where nothing but its declaration carries it out, it is then run. What has code
 * of its own may ask for more than an example offers, and then says what: its own tests make it.
 */
async function allowed(
  world: World,
  info: CommandInfo,
  entity: Entity,
  states: readonly string[] | undefined,
  holder: Staff,
  send: (body: Body) => Promise<Answer>,
  isTried: boolean,
  faults: Faults,
): Promise<void> {
  const author = info.command.by === 'others' ? undefined : holder
  const { row, reason, isReasoned } = await firstThatTakes(candidatesFor(world, info, entity, states, author), send)
  const { may, beforeSave } = rulesOf(entity)
  const { when, does } = info.command
  // An example has all of its texts: there is nothing to translate.
  const isRuled = [may, beforeSave, does?.kind === 'make' && rulesOf(does.entity).beforeSave].some(Boolean)
  const isDeclared = !handlerOf(info.command) && !isRuled && !when && does?.kind !== 'translateTexts'
  faults.unless(
    row !== undefined || (!isDeclared && isReasoned),
    `${info.name} is allowed for its holder`,
    () => reason,
  )
  // What cannot be previewed has been carried out.
  if (!row || !isDeclared || !isTried || info.command.verb === 'delete') return
  const answer = await send({ id: row.id })
  faults.unless(answer.code === '00000', `${info.name} runs`, () => describeAnswer(answer))
}

/** Records that may take a command, one after the other: one made in each of its states, then some of those that stand. */
async function* candidatesFor(
  world: World,
  info: CommandInfo,
  entity: Entity,
  states: readonly string[] | undefined,
  author: Staff | undefined,
): AsyncGenerator<Row<Entity>> {
  const obstacles: Error[] = []
  for (const state of states ?? [undefined]) {
    const values = {
      ...opposites(info, entity),
      ...heldOn(info, entity),
      ...(entity.sharedBy && { [entity.sharedBy]: '' }),
      ...(state !== undefined && { state }),
    }
    const made = await world.insert(entity, values, author).catch((error: Error) => void obstacles.push(error))
    if (made) yield made
  }
  const standing = (await world.some(entity, states)).filter((row) => isReached(info, entity, row, author))
  const [obstacle] = obstacles
  // Of some records there is one for each area or code: those that stand will do.
  if (standing.length === 0 && obstacle) throw obstacle
  yield* standing.slice(0, 10).toReversed()
}

/** What the records of a command's page have in common, but for their state. */
function heldOn({ page: { page } }: CommandInfo, entity: Entity): Record<string, unknown> {
  if (!isListing(page) || page.entity !== entity) return {}
  const { state: _, ...held } = fixedValues(page)
  return held
}

/** Whether the holder of a command comes to a record: it is one of the page's, and the holder's own where others' are not shown. */
function isReached(info: CommandInfo, entity: Entity, row: Row<Entity>, holder: Staff | undefined): boolean {
  const values = row as unknown as Readonly<Record<string, unknown>>
  const isOfPage = Object.entries(heldOn(info, entity)).every(
    ([name, value]) => canonical(values[name]) === canonical(value),
  )
  const isPrivate = entity.ownUnless !== undefined || entity.sharedBy !== undefined
  return isOfPage && (!isPrivate || (holder !== undefined && row.createdBy === holder.id))
}

/** Other values than those that a command sets: to be enabled, a record has to be disabled. */
function opposites({ command }: CommandInfo, { fields }: Entity): Record<string, unknown> {
  const { does, sends } = command
  const set = does?.kind === 'set' || does?.kind === 'move' ? does.set : {}
  const given: Readonly<Record<string, unknown>> = { ...set, ...sends }
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
      const field = fields[name] as (Field & { of?: readonly string[] }) | undefined
      if (!field) return []
      if (typeof value === 'boolean') return [[name, !value]]
      return field.of ? [[name, field.of.find((code) => code !== value) ?? value]] : []
    }),
  )
}

async function firstThatTakes(
  candidates: AsyncIterable<Row<Entity>>,
  send: (body: Body) => Promise<Answer>,
): Promise<{ row?: Row<Entity>; reason: string; isReasoned: boolean }> {
  const reasons = new Set<string>()
  let isReasoned = true
  for await (const row of candidates) {
    const answer = await send({ id: row.id, dryRun: true })
    const isTaken = answer.code === '00000' && (answer.data?.eligible ?? 1) === 1
    if (isTaken) return { row, reason: '', isReasoned }
    if (answer.code !== '00000' && answer.code !== 'B01' && !isRuledOut(answer)) isReasoned = false
    const given = (answer.data?.reasons ?? []) as { reason: string }[]
    for (const reason of answer.code === '00000' ? given.map((each) => each.reason) : [describeAnswer(answer)])
      reasons.add(reason)
  }
  return { reason: [...reasons].slice(0, 3).join(' | ') || 'there is no record', isReasoned }
}

/** Whether an argument that is what it should be was turned down by a rule; a missing or mistyped one is a fault. */
function isRuledOut({ code, data }: Answer): boolean {
  const problems = (data?.problems ?? []) as { problem: string }[]
  const ofShape = ['error.required', 'error.wrongType', 'error.notList', 'error.unknownField']
  return code === 'A0400' && problems.length > 0 && !problems.some(({ problem }) => ofShape.includes(problem))
}
