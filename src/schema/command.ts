import { addressOf, type Does, type FieldName, type PageDoes, type RowDoes } from './does'
import type { Entity, Row, States } from './entity'
import type { Field, FieldOptions, Fields, StoredValue, ValueOf } from './field'
import type { Call, StandardVerb } from './page'
import type { PlainCall } from './plain-list'
import { namesIn } from './route'

/** How a run is confirmed: not at all, by a dialog, by typing the number of records, or by a second account. */
export type Danger = 'none' | 'confirm' | 'typed' | 'second'

/** The kinds that the log knows of commands, besides `command` itself. */
export type AuditKind = 'delete' | 'approve' | 'reveal' | 'download'

type StateName<E> = E extends Entity<string, Fields, infer S extends States> ? keyof S & string : never

interface CommandOptions<A extends Fields> {
  /** Its arguments, in the order they are asked for. */
  readonly asks?: A
  /** Its HTTP call; `POST {the entity's API}/{the command's name}` unless declared otherwise. */
  readonly call?: Call
  /** Sent with the arguments: distinguishes commands that share a call. */
  readonly sends?: Readonly<Record<string, string | number | boolean>>
  /**
   * Arguments that a caller who names no command may leave out, each with what stands in for it: clients of the specification
   * alone know nothing of them. Reasons are `unsaid`.
   */
  readonly lacks?: { readonly [K in keyof A & string]?: string | number | boolean }
  readonly danger?: Exclude<Danger, 'none'>
  /** It takes something from people, or from the world, that does not come back by itself: drawn red. Others that ask first are not. */
  readonly destroys?: true
  /** What the log tells it apart as from other commands: a deletion, a decision, a look at a secret, a file that is fetched. */
  readonly audits?: AuditKind
  /**
   * Its call does the same for who knows the specification alone, and names no command; or the call of the specification that does it
   * for them. A host that answers those calls alone is asked for no other command.
   */
  readonly plain?: true | PlainCall
  /** The command of the same page that takes it back. */
  readonly inverse?: string
  /** Its shortcut: a key (`b`), a chord (`Mod+S`) or a sequence (`g u`). Scope: the rows' list, the page, or everywhere. */
  readonly keys?: string
  /** A lucide icon name. */
  readonly icon?: string
  /** Offered on every page, not only on its own. */
  readonly global?: true
  /**
   * The standard verb that it is: derived commands say it, and a command of a page's own that takes the place of one of them.
   */
  readonly verb?: StandardVerb
  /** The console is covered until its call is answered: it takes a while, and nothing else makes sense meanwhile. */
  readonly loading?: true
  /** Every signed-in account may run it. */
  readonly access?: 'signedIn'
  /** Further words people call it by, in any language. */
  readonly alsoCalled?: readonly string[]
  /** Its permission code, where it does not derive from its id. */
  readonly code?: string
}

interface PageCommand<A extends Fields> extends CommandOptions<A> {
  readonly on: 'page'
  /** The argument that its page fills in with the list as it is: filters, order and columns. */
  readonly fills?: keyof A & string
  /** What it does; left out where a handler under `src/server/handlers` carries it out and nothing more can be said. */
  readonly does?: PageDoes<A>
}

interface RowCommand<E, A extends Fields, R extends FieldName<E>> extends CommandOptions<A> {
  /** One row; or one, many, or all that match the filter. */
  readonly on: 'row' | 'rows'
  /** The states it may run in; all unless declared otherwise, or those that know it as a move. */
  readonly states?: readonly StateName<E>[]
  /** The fields `when` looks at; every list of the page fetches them. */
  readonly reads?: readonly R[]
  /** Who may run it on a record: only who made it, or anybody but them. */
  readonly by?: 'author' | 'others'
  /** Arguments that stand filled in with what the record holds of a field, where it is one record: they can be changed. */
  readonly begins?: { readonly [K in keyof A & string]?: FieldName<E> }
  /** It lets money go: the field with the amount. Above what a role's members may approve alone it takes a second person. */
  readonly money?: FieldName<E>
  /** The command of the same page that decided on the money which this one lets go: its amount is not asked about again. */
  readonly carriesOut?: string
  /** True, or the caption id of the reason why it cannot run on this row now. */
  readonly when?: (row: Pick<Row<E>, R & keyof Row<E>>) => true | string
  /**
   * What it does; left out where a handler under `src/server/handlers` carries it out and nothing more can be said. A command
   * whose name is a move of the entity's states says so (`move()`), whoever carries it out.
   */
  readonly does?: RowDoes<E, A>
}

/** The argument that says why a command is run; undefined where it asks for none in words. */
export function whyOf({ asks = {} }: Pick<Command, 'asks'>): string | undefined {
  return reasonsIn(asks)[0]
}

/** The names of the fields that hold a reason in words. */
export function reasonsIn(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { role }]) => (role === 'reason' ? [name] : []))
}

/** The reason that a command is run for, as its arguments give it; undefined where they give none. */
export function reasonGiven(command: Pick<Command, 'asks'>, args: unknown): string | undefined {
  const why = whyOf(command)
  const reason = why === undefined ? undefined : (args as Readonly<Record<string, unknown>>)[why]
  return typeof reason === 'string' ? reason : undefined
}

/** What is kept as the reason where a caller has given none. */
export const unsaid = 'No reason given · 未说明原因'

export type Command<E extends Entity = Entity, A extends Fields = Fields> = CommandOptions<A> & {
  readonly on: 'page' | 'row' | 'rows'
  readonly entity?: E
  readonly states?: readonly string[]
  readonly reads?: readonly string[]
  readonly by?: 'author' | 'others'
  readonly begins?: Readonly<Record<string, string | undefined>>
  readonly money?: string
  readonly carriesOut?: string
  readonly when?: (row: never) => true | string
  readonly fills?: string
  readonly lacks?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly asks?: A
  readonly does?: Does
}

/** The fields of a record that tell, in the browser, whether a command may run on it, what it begins with and where it leads. */
export function readsOf(command: Command): readonly string[] {
  const { reads = [], by, begins = {}, asks = {} } = command
  const named = namesIn(textOf(command)).filter((name) => !(name in asks))
  const begun = Object.values(begins).filter((name) => name !== undefined)
  return [...reads, ...named, ...begun, ...(by ? ['createdBy'] : []), ...Object.keys(onlySet(command))]
}

/** The text of a command that is filled in from its record and arguments: an address, or what it copies. */
function textOf(command: Command): string {
  return (command.does?.kind === 'copyText' ? command.does.text : addressOf(command)) ?? ''
}

/**
 * The values that a command writes where its declaration says nothing else of it: no arguments, no stamps, no `when`. Empty
 * otherwise.
 */
export function onlySet({ does, asks, when }: Command): Readonly<Record<string, unknown>> {
  if (asks || when || (does?.kind !== 'set' && does?.kind !== 'move') || does.stamp.length > 0) return {}
  return does.set
}

/** The arguments of a command as its handler receives them: parsed, absent ones null. */
export type Args<C> = C extends { readonly asks?: infer A }
  ? { -readonly [K in keyof A]: A[K] extends Field ? StoredValue<A[K]> : never }
  : {}

/** Declares a command that acts on records of an entity. Its id is its file's path and its export's name. */
export function defineCommand<E extends Entity, const A extends Fields = {}, const R extends FieldName<E> = never>(
  entity: E,
  command: RowCommand<E, A, R>,
): RowCommand<E, A, R> & { readonly entity: E } {
  return placed({ ...command, entity })
}

/** Declares a command that needs no record. */
export function definePageCommand<const A extends Fields = {}>(command: Omit<PageCommand<A>, 'on'>): PageCommand<A> {
  return placed({ ...command, on: 'page' })
}

const places = new WeakMap<object, number>()
let declared = 0

/** A module lists its exports by the alphabet; people expect the order in which its author wrote them. */
function placed<C extends object>(command: C): C {
  places.set(command, ++declared)
  return command
}

/** Where a command is among those of its file; derived ones come last. */
export function placeOf(command: Command): number {
  return places.get(command) ?? Number.MAX_SAFE_INTEGER
}

/**
 * A field asked for under another record's caption and rules: `asked(blacklistEntry, 'reason', { required: true })`. One
 * that is required loses its default: what people must say is not said for them.
 */
export function asked<
  E extends Entity,
  const K extends keyof E['fields'] & string,
  const O extends Pick<
    FieldOptions<ValueOf<E['fields'][K]>>,
    'required' | 'default' | 'role' | 'among' | 'emptyMeans'
  > = {},
>(
  entity: E,
  name: K,
  options?: O,
): Omit<E['fields'][K], keyof O | 'readOnly' | 'unique'> & O & { readonly caption: string } {
  const { readOnly: _readOnly, unique: _unique, default: usual, emptyMeans, ...field } = entity.fields[name] as Field
  // What has to be given is neither what it usually is nor empty.
  const rest = options?.required
    ? {}
    : { ...(usual !== undefined && { default: usual }), ...(emptyMeans && { emptyMeans }) }
  return { ...field, ...rest, ...options, caption: `${entity.name}.${name}` } as never
}
