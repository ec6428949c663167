import type { Preview, RunResult } from '../../calls/run'
import type { Args, Command } from '../../schema/command'
import type { Draft, Entity, Row } from '../../schema/entity'
import type { Change } from '../db/records'
import type { Context } from '../pipeline/operation'
import type { Effect } from './effect'
import type { Reason } from './eligibility'

type EntityOf<C> = C extends { readonly entity: infer E extends Entity } ? E : never
type RowOf<C> = Row<EntityOf<C>>

/** What a command on records does to one of them. */
export interface RowWork<C> {
  /** Changes the record, through `context.records`. What it returns is handed to the caller of a single run. */
  readonly run: (context: Context, row: RowOf<C>, args: Args<C>) => Promise<RunResult | void>
  /** True, or why this record cannot take it now, in addition to its states and `when`. Called before `run` and in dry runs. */
  readonly check?: (context: Context, row: RowOf<C>, args: Args<C>) => Promise<Verdict>
  /** As `check`, and after it, but only where the run was asked for more records than one. */
  readonly checkInBulk?: (context: Context, row: RowOf<C>, args: Args<C>) => Promise<Verdict>
  /** The most records that one run may be asked for. */
  readonly most?: number
  /** The caption id of what has to be confirmed before it runs on this record; dry runs say so. */
  readonly warn?: (context: Context, row: RowOf<C>, args: Args<C>) => Promise<string | undefined>
  /**
   * What it would do to this record, in words and figures: dry runs say so. What `run` books is worked out by the same code, so
   * that both say the same; nothing is written or locked.
   */
  readonly effect?: (context: Context, row: RowOf<C>, args: Args<C>) => Promise<readonly Effect[]>
  /** Whether a second person has to agree to it on this record, as `danger: 'second'` asks for every time. */
  readonly needsSecond?: (context: Context, row: RowOf<C>, args: Args<C>) => Promise<boolean>
  /** It sees itself to the second account that an amount beyond its caller's limit takes (see `money` of a command). */
  readonly isTwice?: true
  /** Refuses arguments that contradict each other or ask for a right that the account lacks; once a run, before any record. */
  readonly guard?: (context: Context, args: Args<C>) => Promise<void>
  /**
   * What it does to one record has nothing to do with the others of its run: each comes to the same whichever goes first. Jobs then
   * work on many side by side, and what these ask of `context.records` alike is one statement. It is checked as they go that none touches what
   * another one has changed; counts over what others add are not seen by that, and forbid it.
   */
  readonly sideBySide?: true
  /**
   * `image`: taken back by the former values of the records, where running the inverse would do more or less than that;
   * `never`: what follows from it cannot be taken back with it.
   */
  readonly undo?: 'image' | 'never'
}

/** As `RowWork`, for what has to see all of its records together: in one transaction, with one audit entry. */
export type GroupWork<C> = Omit<RowWork<C>, 'run'> & {
  readonly runTogether: (context: Context, rows: readonly RowOf<C>[], args: Args<C>) => Promise<RunResult | void>
}

/** Tells what is done by a command that its declaration carries out. */
type EffectAlone<C> = Required<Pick<RowWork<C>, 'effect'>> & { readonly run?: never; readonly runTogether?: never }

/** What a command without a record does. */
export interface PageWork<C> {
  readonly run: (context: Context, args: Args<C>) => Promise<RunResult | void>
  readonly guard?: (context: Context, args: Args<C>) => Promise<void>
  /** Whether a second person has to agree this time, as `danger: 'second'` asks for every time. */
  readonly needsSecond?: (context: Context, args: Args<C>) => Promise<boolean>
  /** What it would do: asked by dry runs, and before it runs for what has to be confirmed. */
  readonly preview?: (context: Context, args: Args<C>) => Promise<Preview>
}

/** Whether a record can take a command: true, or the reason why not, by its caption id alone where that says all. */
export type Verdict = true | string | Reason

/** Tells what a command would do to a record. */
export type TellEffect = (context: Context, row: never, args: never) => Promise<readonly Effect[]>

/** A command with the code that carries it out. */
export interface Handler {
  readonly command: Command
  readonly run: (context: Context, row: never, args: never) => Promise<RunResult | void>
  readonly runTogether?: (context: Context, rows: readonly never[], args: never) => Promise<RunResult | void>
  readonly check?: (context: Context, row: never, args: never) => Promise<Verdict>
  readonly checkInBulk?: (context: Context, row: never, args: never) => Promise<Verdict>
  readonly most?: number
  readonly isTwice?: true
  readonly sideBySide?: true
  readonly warn?: (context: Context, row: never, args: never) => Promise<string | undefined>
  readonly effect?: TellEffect
  readonly guard?: (context: Context, args: never) => Promise<void>
  readonly needsSecond?: (context: Context, row: never, args: never) => Promise<boolean>
  /** As `needsSecond`, by the rules of the record that it saves: of so many that a job takes over, theirs are left as they are. */
  readonly savesForTwo?: (context: Context, row: never, args: never) => Promise<boolean>
  readonly preview?: (context: Context, args: never) => Promise<Preview>
  readonly undo?: 'image' | 'never'
}

type WorkOf<C> = C extends { readonly on: 'page' } ? PageWork<C> : RowWork<C> | GroupWork<C> | EffectAlone<C>

/** A module of `commands/` by the names of its commands; its default export is a group of commands that pages share. */
type Named<M> = Omit<M, 'default'> & (M extends { readonly default: infer Shared } ? Shared : unknown)

/** The code of one page's commands: the default export of the file at the page's path under `src/server/handlers`. */
export interface PageHandlers {
  readonly handlers: Readonly<Record<string, Handler>>
  /** What commands do that their declarations carry out. */
  readonly effects: ReadonlyMap<Command, TellEffect>
}

/**
 * Says what commands of one page do, each by its name.
 * @param commands the page's file under `commands/`, whole: `import * as commands from …`
 * @throws where a name is none of its commands
 */
export function handlers<M extends object>(
  commands: M,
  works: { readonly [N in keyof Named<M>]?: WorkOf<Named<M>[N]> | Prepared },
): PageHandlers {
  const { default: shared, ...own } = commands as { readonly default?: object }
  const named = { ...shared, ...own } as Readonly<Record<string, Command>>
  const effects = new Map<Command, TellEffect>()
  const entries = Object.entries(works as Readonly<Record<string, AnyWork | Prepared>>).flatMap(
    ([name, work]): [string, Handler][] => {
      const command = named[name]
      if (!command) throw new Error(`handlers: "${name}" is none of ${Object.keys(named).join(', ')}. Rename it.`)
      if (!('handler' in work)) {
        if (work.run || work.runTogether || !work.effect) return [[name, handlerFor(command, work)]]
        effects.set(command, work.effect)
        return []
      }
      if (work.handler.command !== command)
        throw new Error(`handlers: "${name}" is given what is prepared for another command.`)
      return [[name, work.handler]]
    },
  )
  return { handlers: Object.fromEntries(entries), effects }
}

type AnyWork = Omit<Handler, 'command' | 'run' | 'runTogether'> & {
  readonly run?: (context: Context, ...rest: never[]) => Promise<RunResult | void>
  readonly runTogether?: (context: Context, rows: readonly never[], args: never) => Promise<RunResult | void>
}

function handlerFor(command: Command, { run, runTogether, ...rest }: AnyWork): Handler {
  if (runTogether)
    return { command, ...rest, runTogether, run: (context, row, args) => runTogether(context, [row], args) }
  if (!run) throw new Error(`handlers: a command lacks run, or runTogether.`)
  if (command.on !== 'page') return { command, ...rest, run }
  const { needsSecond, ...others } = rest as typeof rest & PageWork<Command>
  return {
    command,
    ...others,
    run: (context, _row, args) => run(context, args),
    ...(needsSecond && { needsSecond: (context: Context, _row: never, args: never) => needsSecond(context, args) }),
  }
}

/** The work of a command that a function has prepared for it: a page's handlers take it as it is. */
export interface Prepared {
  readonly handler: Handler
}

/** Prepares the work of one command, where a function does so for the commands of several pages. */
export function prepare<C extends object>(command: C, work: WorkOf<C>): Prepared {
  return { handler: handlerFor(command as unknown as Command, work as unknown as AnyWork) }
}

/** Rules of an entity that span more than one field, in force whichever page or import saves it. */
export interface Rules<E extends Entity> {
  /** How callers that name no command write, and what they get for a save, where the specified call differs from the record's own form. */
  readonly plainSave?: {
    /** The body as the record's form would send it. */
    readonly read: (
      context: Context,
      body: Readonly<Record<string, unknown>>,
    ) => Promise<Readonly<Record<string, unknown>>>
    /** What is answered with the version. */
    readonly answer: (saved: Row<E>) => object
  }
  /** Stands in for the insert of a new record, where that may mean changing another. Throws a refusal to stop it. */
  readonly insert?: (context: Context, draft: Draft<E>) => Promise<Row<E>>
  /** Looks at a save before it is written, and may add to it. Throws a refusal to stop it. `current` is null for a new record. */
  readonly beforeSave?: (context: Context, draft: Draft<E>, current: Row<E> | null) => Promise<Partial<Row<E>> | void>
  /**
   * Whether a second person has to agree to a save, by a form or a command. Where neither can ask for one, the save is refused.
   * `current` is null for a new record.
   */
  readonly needsSecond?: (context: Context, draft: Draft<E>, current: Row<E> | null) => Promise<boolean>
  /** Follows up on a save, in its transaction. */
  readonly afterSave?: (context: Context, saved: Row<E>, before: Row<E> | null) => Promise<void>
  /** Throws a refusal where the record may not be deleted. */
  readonly beforeRemove?: (context: Context, row: Row<E>) => Promise<void>
  /** Whether a standard verb may run on a record now; dry runs ask it too. */
  readonly may?: (context: Context, verb: RowVerb, row: Row<E>) => Promise<Verdict>
  /** The caption id of what has to be confirmed before a standard verb runs on a record. */
  readonly warn?: (context: Context, verb: RowVerb, row: Row<E>) => Promise<string | undefined>
  /** Follows a word of a player that the caller watches the film of a record. It is no change: nobody else is told. */
  readonly watched?: (context: Context, row: Row<E>) => Promise<void>
  /**
   * Brings what is worked out from records in line after they have changed, whether by a save, a command or an undo. Its
   * own writes are no changes: they are worked out again rather than taken back.
   */
  readonly follow?: (context: Pick<Context, 'db' | 'now' | 'services'>, changes: readonly Change[]) => Promise<void>
}

/** The standard verbs that run on a record that is there. */
export type RowVerb = 'delete' | 'enable' | 'disable' | 'moveTo'

export interface EntityRules {
  readonly entity: Entity
  readonly rules: Rules<Entity>
}

/** Declares the rules of an entity; exported from a file under `src/server/domain`, it is found by itself. */
export function defineRules<E extends Entity>(entity: E, rules: Rules<E>): EntityRules {
  return { entity, rules: rules as unknown as Rules<Entity> }
}
