import type { Entity, Row } from './entity'
import type { Fields } from './field'

/** The name of a field of an entity's records. */
export type FieldName<E> = E extends Entity<string, infer F> ? (keyof F & string) | 'id' | 'state' : never

/** Values of an entity's records, by field. */
type ValuesOf<E> = { readonly [K in FieldName<E> & keyof Row<E>]?: Row<E>[K] }

/** A page's address, with names in braces: fields of the record, or arguments. */
type Address = `/${string}`

/** The values that a command writes besides its arguments, and the fields that keep who ran it and when. */
interface Writes<Values extends object, Name extends string> {
  readonly set: Values
  readonly stamp: readonly Name[]
}

interface Move<Values extends object, Name extends string> extends Writes<Values, Name> {
  readonly kind: 'move'
}

interface SetFields<Values extends object, Name extends string, Asked extends string> extends Writes<Values, Name> {
  readonly kind: 'set'
  readonly until?: Asked | undefined
}

interface ChangeLists<Name extends string> {
  readonly kind: 'addTo' | 'removeFrom'
  readonly lists: readonly Name[]
}

/** A record that a command makes: its kind, the fields that tie it to the record at hand, the values that it always gets. */
export interface Make<From extends string = string> {
  readonly kind: 'make'
  readonly entity: Entity
  readonly ties: Readonly<Record<string, From>>
  readonly set: Readonly<Record<string, unknown>>
}

interface LeadTo {
  readonly kind: 'leadTo'
  readonly address: Address
}

interface SaveThen {
  readonly kind: 'saveThen'
  readonly next: string | LeadTo
}

interface CopyText {
  readonly kind: 'copyText'
  readonly text: string
}

interface Handled<Asked extends string> {
  readonly kind: 'handled'
  readonly until: Asked
}

interface Plain<Kind extends string> {
  readonly kind: Kind
}

type ForRecords = Plain<'copy'> | Plain<'translateTexts'> | Plain<'listUses'>
type InBrowser = Plain<'inBrowser'>
type ShowToViewer = Plain<'showToViewer'>

/** What a command on records of an entity may do, by its fields, values and arguments. */
export type RowDoes<E, A extends Fields> =
  | Move<ValuesOf<E>, FieldName<E>>
  | SetFields<ValuesOf<E>, FieldName<E>, keyof A & string>
  | ChangeLists<keyof A & FieldName<E>>
  | Make<FieldName<E>>
  | ForRecords
  | LeadTo
  | CopyText
  | InBrowser
  | Handled<keyof A & string>

/** What a command without a record may do, by its arguments. */
export type PageDoes<A extends Fields> = ShowToViewer | LeadTo | SaveThen | InBrowser | Handled<keyof A & string>

/** What a command does, whatever its entity and arguments. */
export type Does =
  | Move<Readonly<Record<string, unknown>>, string>
  | SetFields<Readonly<Record<string, unknown>>, string, string>
  | ChangeLists<string>
  | Make
  | ForRecords
  | ShowToViewer
  | LeadTo
  | SaveThen
  | CopyText
  | InBrowser
  | Handled<string>

/*
 * `Values`, `Name` and `From` come from the entity of the command in which one of these is written, so that a wrong field or
 * value does not compile: nothing is inferred from what is written (`NoInfer`).
 */

/**
 * Makes the move of the entity's states that has the command's name. Arguments that are fields of the record are written too.
 * A handler of the command makes the move in its own way.
 * @param set values written with it
 * @param stamp fields that keep who ran it and when: the account where they refer to one, the moment or the day otherwise
 */
export function move<Values extends object, Name extends string>({
  set: values,
  stamp = [],
}: {
  readonly set?: NoInfer<Values>
  readonly stamp?: readonly NoInfer<Name>[]
} = {}): Move<Values, Name> {
  return { kind: 'move', set: values ?? ({} as Values), stamp }
}

/**
 * Writes values to the record, and the arguments that are fields of it; `set({})` where the arguments alone are written. A
 * record that has all of the values already is refused, where the command writes nothing else.
 * @param stamp fields that keep who ran it and when: the account where they refer to one, the moment or the day otherwise
 * @param until the argument that says until when: what the command has changed is restored then, unless it has been changed since
 */
export function set<Values extends object, Name extends string, const Asked extends string = never>(
  values: NoInfer<Values>,
  { stamp = [], until }: { readonly stamp?: readonly NoInfer<Name>[]; readonly until?: Asked } = {},
): SetFields<Values, Name, NoInfer<Asked>> {
  return { kind: 'set', set: values, stamp, until }
}

/** Adds the arguments of these names to the record's own lists of the same names, instead of replacing them. */
export function addTo<const Name extends string>(...lists: readonly [Name, ...Name[]]): ChangeLists<Name> {
  return { kind: 'addTo', lists }
}

/** Removes the arguments of these names from the record's own lists of the same names. */
export function removeFrom<const Name extends string>(...lists: readonly [Name, ...Name[]]): ChangeLists<Name> {
  return { kind: 'removeFrom', lists }
}

/** Makes a new record like this one, with the arguments in place of its own values. */
export function copy(): Plain<'copy'> {
  return { kind: 'copy' }
}

/**
 * Makes a record of another kind, with the arguments that are fields of it: `make(blacklistEntry, { user: 'author' })` makes an
 * entry of the author of the record at hand.
 * @param ties fields of the new record, each with the field of the record at hand (or `id`) that it takes its value from
 */
export function make<Made extends Entity, From extends string>(
  entity: Made,
  ties: { readonly [K in keyof Made['fields'] & string]?: NoInfer<From> },
  values: { readonly [K in keyof Made['fields'] & string]?: unknown } = {},
): Make<From> {
  return { kind: 'make', entity, ties: ties as Make<From>['ties'], set: values }
}

/**
 * Fills the record's captions in the `languages` asked for by machine; those that are there are kept unless `overwrite` is
 * asked for too.
 */
export function translateTexts(): Plain<'translateTexts'> {
  return { kind: 'translateTexts' }
}

/** Lists where the record is referred to, and changes nothing. */
export function listUses(): Plain<'listUses'> {
  return { kind: 'listUses' }
}

/**
 * Shows which of the page's records a viewer gets, and what keeps the others from them; changes nothing. It asks for any of
 * `user`, `area`, `client`, `versionCode`, `at`: what is left out is the user's own, and now.
 */
export function showToViewer(): ShowToViewer {
  return { kind: 'showToViewer' }
}

/** Opens a page of the console: `/user-group/members/{id}` of a record, `/app-manage/rank-blacklist/{area}` of an argument. */
export function leadTo(address: Address): LeadTo {
  return { kind: 'leadTo', address }
}

/**
 * Saves the form on which the command is, then goes on with the saved record: runs the command of this name of the record's
 * list, or opens a page by the record's `{id}`.
 */
export function saveThen(next: string | LeadTo): SaveThen {
  return { kind: 'saveThen', next }
}

/** Copies a text to the clipboard, with fields of the record in braces: `{url}`. Of several records each gives a line. */
export function copyText(text: string): CopyText {
  return { kind: 'copyText', text }
}

/** Starts in the browser, by code under `src/client`, which may call the server. */
export function inBrowser(): InBrowser {
  return { kind: 'inBrowser' }
}

/**
 * Runs code under `src/server/handlers`, as every command does that does not say what it does.
 * @param until the argument that says until when: what the command has changed is restored then, unless it has been changed since
 */
export function handled<const Asked extends string>({ until }: { readonly until: Asked }): Handled<Asked> {
  return { kind: 'handled', until }
}

/** Whether the browser starts a command; the server serves no call of its own for it. */
export function startsInBrowser({ does }: { readonly does?: Does }): boolean {
  return does !== undefined && ['leadTo', 'saveThen', 'copyText', 'inBrowser'].includes(does.kind)
}

/** Whether a command looks something up and changes nothing. */
export function changesNothing({ does }: { readonly does?: Does }): boolean {
  return does?.kind === 'listUses' || does?.kind === 'showToViewer'
}

/** The address of the page that a command leads to, at once or after a save; undefined where it leads to none. */
export function addressOf({ does }: { readonly does?: Does }): Address | undefined {
  if (does?.kind === 'leadTo') return does.address
  return does?.kind === 'saveThen' && typeof does.next !== 'string' ? does.next.address : undefined
}

/** The argument that says until when a command's changes last; undefined where they last for good. */
export function untilOf({ does }: { readonly does?: Does }): string | undefined {
  return does?.kind === 'set' || does?.kind === 'handled' ? does.until : undefined
}
