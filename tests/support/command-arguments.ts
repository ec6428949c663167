import type { Entity } from '../../src/schema/entity'
import type { Field, Fields, ValueOf } from '../../src/schema/field'
import type { Page } from '../../src/schema/page'

/** A command as its file exports it. */
export interface AnyCommand {
  readonly on: 'page' | 'row' | 'rows'
  readonly asks?: Fields
}

/** A command of a page, which needs no record. */
export type PageCommand = AnyCommand & { readonly on: 'page' }

type AsksOf<C> = C extends { readonly asks?: infer A extends Fields } ? A : {}
type Names<A> = keyof A & string
/** The arguments that a caller has to give: those that are required and have no default. */
type Mandatory<A> = {
  [K in Names<A>]: A[K] extends { readonly default: {} } ? never : A[K] extends { readonly required: true } ? K : never
}[Names<A>]

/** The arguments of a command as a caller sends them: what is not required, or has a default, may be left out. */
export type Given<C> = { readonly [K in Mandatory<AsksOf<C>>]: ValueOf<AsksOf<C>[K]> } & {
  readonly [K in Exclude<Names<AsksOf<C>>, Mandatory<AsksOf<C>>>]?: AsksOf<C>[K] extends Field
    ? ValueOf<AsksOf<C>[K]> | null
    : never
}

/** The arguments of a command that is expected to refuse them: known names, any values. */
export type Unchecked<C> = { readonly [K in Names<AsksOf<C>>]?: unknown }

/** All records that match a list's query. */
export interface Matching {
  readonly query: object
}

/** One record, by its id or as it was read. */
export type One = number | { readonly id: number } | undefined

/** The records that a command runs on: one, several, or all that match. */
export type Chosen = One | readonly One[] | Matching

/** What a caller confirms, and the page whose command is meant where several pages share it. */
export interface Consent {
  readonly confirmed?: boolean
  /** The number of records, typed by hand. */
  readonly typedCount?: number
  /** These are some of many that are decided on together. */
  readonly inBulk?: boolean
  readonly page?: Page
}

type Arguments<C> = {} extends Given<C> ? [args?: Given<C>, consent?: Consent] : [args: Given<C>, consent?: Consent]

/** What a run is asked with: the records, unless the command is of a page, then arguments and consent. */
export type Asked<C> = C extends PageCommand ? Arguments<C> : [records: Chosen, ...rest: Arguments<C>]

/** As `Asked`, with arguments that need not be complete or right. */
export type AskedUnchecked<C> = C extends PageCommand
  ? [args?: Unchecked<C>, consent?: Consent]
  : [records: Chosen, args?: Unchecked<C>, consent?: Consent]

/** The fields of a record to save, with any values; with an `id` the record is changed, without one it is new. */
export type SavedValues<E extends Entity> = {
  readonly [K in (keyof E['fields'] & string) | 'id' | 'version']?: unknown
}
