import { moveFrom, statesThatAllow, type Draft, type Entity, type Row } from '../../schema/entity'
import type { Command, Made } from '../../schema/command'
import { takesSheet, type CommandInfo } from '../../schema/registry'
import { wrongState } from '../base/errors'
import type { Context } from '../pipeline/operation'
import type { Handler, RowVerb } from './handler'
import { handlerOf, rulesOf } from './handlers'
import { isSaveForTwo, judgeSave } from './judged-save'
import { importHandler } from './import/import-handler'
import { likeness } from './likeness'
import { moveTo } from './move-to'
import { create, edit } from './save'
import { lacksTexts, translateRecord, type Wanted } from './translate-record'
import { usesOf } from './uses-of'
import { shownTo } from './viewer/shown-to'
import type { Described } from './viewer/viewer'
import { writtenBy } from './written-by'

type AnyRow = Row<Entity>
type Values = Readonly<Record<string, unknown>>

/**
 * The code of a command: its own; else that of a standard verb; else, where the entity's states know it as a move, the
 * move, with the arguments that are fields of the record written along; else what its declaration says it writes.
 */
export function workOf(info: CommandInfo): Handler | undefined {
  const { command, name } = info
  const own = handlerOf(command)
  if (own) return own
  if (command.shows && info.page.page.entity) return showing(command, info.page.page.entity)
  const { entity } = command
  if (!entity) return undefined
  if (takesSheet(info)) return importHandler(info)
  if (name === 'edit' && command.local) return { command, run: save(entity) }
  if (name === 'delete') return { command, run: remove(entity), ...judgements(entity, name) }
  if (command.sends && 'enabled' in command.sends) {
    const { enabled } = command.sends
    const patch = () => Promise.resolve({ enabled: enabled === true })
    return { command, ...saving(entity, patch), ...judgements(entity, enabled ? 'enable' : 'disable') }
  }
  if (name === 'moveTo' && command.asks && 'position' in command.asks)
    return { command, run: moveTo(entity), ...judgements(entity, name) }
  if (statesThatAllow(entity, name).length > 0) return { command, ...move(entity, info) }
  if (command.uses) return { command, run: (context: Context, row: AnyRow) => usesOf(context, entity, row.id) }
  if (command.translates) return translating(command, entity)
  return saysItsWork(command) ? { command, ...write(entity, command) } : undefined
}

/** Whether a declaration says all that its command does. */
function saysItsWork({ sets, stamps, lists, copies, makes }: Command): boolean {
  return [sets, stamps, lists, copies, makes].some((word) => word !== undefined)
}

/** What an entity's rules say of a standard verb; nothing where they are silent, so that counting stays quick. */
function judgements(entity: Entity, verb: RowVerb): Pick<Handler, 'check' | 'warn'> {
  const { may, warn } = rulesOf(entity)
  return {
    ...(may && { check: (context: Context, row: AnyRow) => may(context, verb, row) }),
    ...(warn && { warn: (context: Context, row: AnyRow) => warn(context, verb, row) }),
  }
}

/** What a form sends, where a second person has agreed to it. */
function save(entity: Entity) {
  return (context: Context, { id }: AnyRow, args: Values) =>
    edit(context, context.services.registry, entity, { ...args, id })
}

function remove(entity: Entity) {
  return async (context: Context, row: AnyRow) => {
    await rulesOf(entity).beforeRemove?.(context, row)
    await context.records.remove(entity, row)
  }
}

type Patch = (context: Context, row: AnyRow & { readonly state?: string }, args: Values) => Promise<Values>
type Work = Pick<Handler, 'run' | 'savesForTwo'>

/** Saves what a patch says of a record, and asks for a second person where the rules of its saves do. */
function saving(entity: Entity, patch: Patch): Work {
  return {
    run: async (context: Context, row: AnyRow, args: Values) => {
      const written = await patch(context, row, args)
      if (Object.keys(written).length > 0) await saveWithRules(context, entity, row, written)
    },
    ...(rulesOf(entity).needsSecond && {
      savesForTwo: async (context: Context, row: AnyRow, args: Values) =>
        isSaveForTwo(context, entity, (await patch(context, row, args)) as Draft<Entity>, row),
    }),
  }
}

function move(entity: Entity, { name, command }: CommandInfo): Work {
  return write(entity, command, (row) => {
    const state = moveFrom(entity, String(row.state), name)
    if (!state) throw wrongState(entity.name, String(row.state))
    return { state }
  })
}

/**
 * What a command's declaration says of the record: values set, arguments that are its fields, stamps; a copy of it; a record
 * of another kind. Nothing of it is answered: what a record holds is not for everybody who may run a command on it.
 */
function write(
  entity: Entity,
  command: Command,
  beside: (row: AnyRow & { state?: string }) => Values = () => ({}),
): Work {
  const patch: Patch = async (context, row, args) => ({
    ...(await writtenBy(command, row, args, context)),
    ...beside(row),
  })
  const saved = saving(entity, patch)
  return {
    ...(command.copies ? undefined : saved),
    run: async (context: Context, row: AnyRow, args: Values) => {
      if (command.copies)
        await create(context, entity, await likeness(context, entity, row, await patch(context, row, args)))
      else await saved.run(context, row as never, args as never)
      if (command.makes) await make(context, command.makes, row, args)
    },
  }
}

function showing(command: Command, entity: Entity): Handler {
  return { command, run: (context: Context, _row: unknown, viewer: Described) => shownTo(context, entity, viewer) }
}

function translating(command: Command, entity: Entity): Handler {
  return {
    command,
    check: async (_context: Context, row: AnyRow, args: Wanted) =>
      lacksTexts(entity, row, args) || 'translation.complete',
    run: async (context: Context, row: AnyRow, args: Wanted) => {
      const { texts, ...how } = await translateRecord(context, entity, row, args)
      await saveWithRules(context, entity, row, texts)
      return how
    },
  }
}

async function make(context: Context, { entity, ties, sets }: Made, row: AnyRow, args: Values): Promise<void> {
  const tied = Object.entries(ties).map(([field, from]): [string, unknown] => [field, (row as unknown as Values)[from]])
  const asked = Object.entries(args).filter(([name, value]) => name in entity.fields && value !== null)
  const all: Values = { ...Object.fromEntries(asked), ...Object.fromEntries(tied), ...sets }
  const isForPeople = ([name]: [string, unknown]) => entity.fields[name]?.readOnly !== true
  const [body, beside] = [Object.entries(all).filter(isForPeople), Object.entries(all).filter((e) => !isForPeople(e))]
  await create(context, entity, Object.fromEntries(body), Object.fromEntries(beside))
}

/** Saves a change made by a command under the same rules as one made in a form. */
export async function saveWithRules<E extends Entity>(
  context: Context,
  entity: E,
  row: Row<E>,
  patch: Partial<Row<E>> | Values,
): Promise<Row<E>> {
  const rules = rulesOf(entity)
  const extra = await judgeSave(context, entity, patch as Draft<E>, row)
  const saved = await context.records.update(entity, row, { ...patch, ...extra } as never)
  await rules.afterSave?.(context, saved, row)
  return saved
}
