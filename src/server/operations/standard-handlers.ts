import { moveFrom, type Draft, type Entity, type Row } from '../../schema/entity'
import type { Command } from '../../schema/command'
import type { Make } from '../../schema/does'
import type { CommandInfo } from '../../schema/registry'
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

/** The code of a command: its own; else that of the standard verb that it is; else what its declaration says that it does. */
export function workOf(info: CommandInfo): Handler | undefined {
  const { command } = info
  return handlerOf(command) ?? workOfVerb(info) ?? workDeclared(info)
}

function workOfVerb(info: CommandInfo): Handler | undefined {
  const { command } = info
  const { entity, verb } = command
  if (!entity) return undefined
  switch (verb) {
    case 'import':
      return importHandler(info)
    case 'edit':
      return { command, run: save(entity) }
    case 'delete':
      return { command, run: remove(entity), ...judgements(entity, verb) }
    case 'enable':
    case 'disable': {
      const patch = () => Promise.resolve({ enabled: verb === 'enable' })
      return { command, ...saving(entity, patch), ...judgements(entity, verb) }
    }
    case 'moveTo':
      return { command, run: moveTo(entity), ...judgements(entity, verb) }
    default:
      return undefined
  }
}

function workDeclared(info: CommandInfo): Handler | undefined {
  const { command, page } = info
  const { does, entity } = command
  if (does?.kind === 'showToViewer') return page.page.entity && showing(command, page.page.entity)
  if (!entity) return undefined
  switch (does?.kind) {
    case 'move':
      return { command, ...move(entity, info) }
    case 'set':
    case 'addTo':
    case 'removeFrom':
      return { command, ...write(entity, command) }
    case 'copy':
      return { command, run: copy(entity, command) }
    case 'make':
      return { command, run: make(does) }
    case 'listUses':
      return { command, run: (context: Context, row: AnyRow) => usesOf(context, entity, row.id) }
    case 'translateTexts':
      return translating(command, entity)
    default:
      return undefined
  }
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
  return async (context: Context, { id }: AnyRow, args: Values) => {
    await edit(context, context.services.registry, entity, { ...args, id })
  }
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
 * Writes what a command's declaration says of the record: values, arguments that are its fields, stamps. Nothing of it is
 * answered: what a record holds is not for everybody who may run a command on it.
 * @param further values written besides
 */
function write(
  entity: Entity,
  command: Command,
  further: (row: AnyRow & { state?: string }) => Values = () => ({}),
): Work {
  return saving(entity, async (context, row, args) => ({
    ...(await writtenBy(command, row, args, context)),
    ...further(row),
  }))
}

function copy(entity: Entity, command: Command) {
  return async (context: Context, row: AnyRow, args: Values) => {
    const written = await writtenBy(command, row, args, context)
    await create(context, entity, await likeness(context, entity, row, written))
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

function make({ entity, ties, set }: Make) {
  return async (context: Context, row: AnyRow, args: Values) => {
    const tied = Object.entries(ties).map(([field, from]): [string, unknown] => [
      field,
      (row as unknown as Values)[from],
    ])
    const asked = Object.entries(args).filter(([name, value]) => name in entity.fields && value !== null)
    const all = Object.entries<unknown>({ ...Object.fromEntries(asked), ...Object.fromEntries(tied), ...set })
    const isForPeople = ([name]: [string, unknown]) => entity.fields[name]?.readOnly !== true
    const [body, system] = [all.filter(isForPeople), all.filter((entry) => !isForPeople(entry))]
    await create(context, entity, Object.fromEntries(body), Object.fromEntries(system))
  }
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
