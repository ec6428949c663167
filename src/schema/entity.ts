import type { Field, Fields, StoredValue, ValueOf } from './field'
import type { Keep } from './keep'
import type { PlainList } from './plain-list'

/**
 * A life cycle: each state with the moves that leave it, by the command (or `by…` event) that makes the move.
 * The first state is the one a new record starts in.
 */
export type States = Readonly<Record<string, Readonly<Record<string, string>>>>

type FieldName<F> = keyof F & string

/**
 * A move that comes about by itself: `from` a moment on, or once the time `until` which the state holds is over. A date
 * counts whole, in UTC: what starts then starts with that day, what ends then ends after it.
 */
export type ClockMove<State extends string = string, Name extends string = string> = {
  readonly states: readonly State[]
  /** `byTime` unless declared otherwise. */
  readonly move?: `by${string}`
} & ({ readonly from: Name; readonly until?: never } | { readonly until: Name; readonly from?: never })

/** From when and until when a record holds, each by the field with the moment. */
export interface Schedule<Name extends string = string> {
  readonly from?: Name
  readonly until?: Name
}

/** What may keep a user of the app from a record, in the order in which the app asks. */
export const gates = [
  ...(['enabled', 'areas', 'countries', 'clients', 'channels', 'languages', 'minVersion', 'maxVersion'] as const),
  ...(['audience', 'userGroups', 'excludeGroups'] as const),
] as const

/** The fields that target a record at users, by gate. */
export type Targeting<Name extends string = string> = { readonly [Gate in (typeof gates)[number]]?: Name }

/** What fields are about, in the order in which they are read of a record. */
export const meanings = [
  ...(['identity', 'contact', 'contents', 'media', 'money', 'safety', 'people'] as const),
  ...(['audience', 'schedule', 'results', 'settings'] as const),
] as const
export type Meaning = (typeof meanings)[number]

/** The fields of a record by what they are about; those in no group are its identity. */
export type MeaningGroups<Name extends string = string> = { readonly [M in Meaning]?: readonly Name[] }

/** What stands beside a record's name wherever it is read first in a row. */
export interface EntityLead<Name extends string = string> {
  /** The field with its picture. */
  readonly picture?: Name
  /** The field that tells it from others of the same name, in smaller type under it: its number, its code, its title elsewhere. */
  readonly also?: Name
}

/**
 * One kind of record, as declared. What names its fields and states is plain text here, so that every entity is an
 * `Entity`; `defineEntity` holds the names to the entity's own.
 */
export interface Entity<Name extends string = string, F extends Fields = Fields, S extends States = States> {
  /** As in the file's name and in references. */
  readonly name: Name
  /** The first part of its API paths. */
  readonly service: string
  /** The resource part of its API paths; its name unless declared otherwise. Empty for the service's main record. */
  readonly api?: string
  /** What its calls call the id of a record: `menuId` is taken in its place, and answered with it. */
  readonly idName?: string
  /**
   * The field people know a record by, shown wherever it is referred to; or several, as a settlement's payee and period. One
   * that is a reference stands for what that record is called.
   */
  readonly label: string | readonly string[]
  /** What is drawn with the name, as one thing that is read first. */
  readonly lead?: EntityLead
  /** What a picker's search looks into, besides the id; the label unless declared otherwise. */
  readonly search?: readonly string[]
  /** Rows in a large deployment: lists must stay fast there. */
  readonly scale: number
  /** Rows in the demo data. */
  readonly demo: number
  /** What matters most of a record, told in its head; the first figures that the system counts unless declared otherwise. */
  readonly head?: readonly string[]
  /** What its fields are about, wherever a record is read as a whole. */
  readonly groups?: MeaningGroups
  readonly fields: F
  readonly states?: S
  /** The moves that a moment in the record brings about, in the order in which they follow each other. */
  readonly clock?: readonly ClockMove[]
  /** Combinations that may occur once; among records in `whileIn` states where given. */
  readonly unique?: readonly (readonly string[])[]
  readonly uniqueWhileIn?: readonly string[]
  /**
   * There are few of its records, as of the reasons that decisions are given: where one is asked for they are listed in the order of
   * `by` rather than looked for, those of which `if` is on.
   */
  readonly shortlist?: { readonly by: string; readonly if: string }
  /**
   * The number that its records are put in order by, counted again within each combination of `within`. A field of type
   * order is one without saying so.
   */
  readonly ordered?: { readonly by: string; readonly within?: readonly string[] }
  /** Records of all entities that name the same numbering take their ids from one run: no two of them have the same. */
  readonly numbering?: string
  /**
   * The money that goes out with a record: the field with the amount, and the states in which somebody has let it go. Commands that
   * bring a record there say its `money`, or what they carry out.
   */
  readonly pays?: { readonly amount: string; readonly in: readonly string[] }
  /** Writes come only from the system: no save, no delete. */
  readonly ledger?: boolean
  /** How long its records are kept. What the system alone writes, and what there are many of, has to say it. */
  readonly keep?: Keep
  /**
   * By what its records belong to areas: the field that holds areas, an area, countries or a country, or refers to a record that
   * belongs to some; of several fields whichever is filled. False where they belong to none, as languages do: then whoever may open
   * their lists sees them, wherever they work. Every entity has to say it.
   */
  readonly scopedBy?: false | string | readonly string[]
  /**
   * The fields that tell whose work a record is, each a reference to an account or a path to one (`reviewer.account`): in addition to what
   * they made themselves, these are the records of those who see their own alone.
   */
  readonly assignedTo?: readonly string[]
  /** The moments from when and until when its records hold, where its `clock` does not say the same. */
  readonly schedule?: Schedule
  /** Of the fields that it is `assignedTo`, the one that names who looks after a record: its work goes to another with them. */
  readonly caredForBy?: string
  /** The states in which a record is over: nobody has to look after it any more. */
  readonly final?: readonly string[]
  /** The states in which users of the app get its records; those of an entity that does not say it are got in all. */
  readonly visibleIn?: readonly string[]
  /** Which users of the app get a record: by gate, the field that restricts them. An empty field lets everybody through. */
  readonly targeting?: Targeting
  /** Its records are people or channels: they have a portrait, or initials where there is none. */
  readonly face?: 'portrait'
  /** Each account sees the records that it made itself, and none but them unless it holds this code. */
  readonly ownUnless?: string
  /** The field that holds a permission code: besides those it made itself, each account sees the records whose code it holds. */
  readonly sharedBy?: string
  /**
   * Where a host that answers the specified calls alone has its records; of several calls, the records are taken together. What a
   * page says of `page` and `all` need not be said again.
   */
  readonly plain?: readonly PlainList[]
}

/** The names in an entity's declaration, limited to its own fields and states. */
interface OwnNames<F, S> {
  readonly label: FieldName<F> | readonly FieldName<F>[]
  readonly lead?: EntityLead<FieldName<F>>
  readonly head?: readonly FieldName<F>[]
  readonly groups?: MeaningGroups<FieldName<F>>
  readonly search?: readonly FieldName<F>[]
  readonly sharedBy?: FieldName<F>
  readonly scopedBy?: false | FieldName<F> | readonly FieldName<F>[]
  readonly assignedTo?: readonly (FieldName<F> | `${FieldName<F>}.${string}`)[]
  readonly schedule?: Schedule<FieldName<F>>
  readonly caredForBy?: FieldName<F>
  readonly final?: readonly (keyof S & string)[]
  readonly visibleIn?: readonly (keyof S & string)[]
  readonly targeting?: Targeting<FieldName<F>>
  readonly clock?: readonly ClockMove<keyof S & string, FieldName<F>>[]
  readonly keep?: Keep<FieldName<F>, keyof S & string>
  readonly unique?: readonly (readonly FieldName<F>[])[]
  readonly uniqueWhileIn?: readonly (keyof S & string)[]
  readonly pays?: { readonly amount: FieldName<F>; readonly in: readonly (keyof S & string)[] }
  readonly ordered?: { readonly by: FieldName<F>; readonly within?: readonly FieldName<F>[] }
  readonly plain?: readonly PlainList<FieldName<F>>[]
}

/** What every record has without saying so. */
export interface StandardRow {
  id: number
  version: number
  createdAt: string
  createdBy: number | null
  updatedAt: string
  updatedBy: number | null
}

type StateOf<S> = [S] extends [never] ? {} : string extends keyof S ? {} : { state: keyof S & string }

/** A stored record of an entity: ids for references, ISO strings for times. */
export type Row<E> =
  E extends Entity<string, infer F, infer S>
    ? StandardRow & { -readonly [K in keyof F]: StoredValue<F[K]> } & StateOf<S>
    : never

/** The fields of an entity that people may write. */
export type WritableName<F> = {
  [K in keyof F]: F[K] extends { readonly readOnly: true } ? never : K & string
}[keyof F]

/** What a form or an import may send: only writable fields, each either a value or emptied. */
export type Draft<E> =
  E extends Entity<string, infer F, States> ? { [K in WritableName<F>]?: ValueOf<F[K]> | null } : never

export type StandardName = keyof StandardRow

export type RefName<F> = { [K in keyof F]: F[K] extends Field<'ref'> ? K & string : never }[keyof F]

/**
 * What a column or filter may name: a field, a standard field, the state, or one step through a reference
 * (`user.displayId`). The step's far end is checked with all declarations, since entities refer to each other by name.
 */
export type FieldPath<E> =
  E extends Entity<string, infer F, States> ? FieldName<F> | StandardName | 'state' | `${RefName<F>}.${string}` : never

/** Declares an entity. The checks that types cannot make are made of all declarations together: see `checkDeclarations`. */
export function defineEntity<
  const Name extends string,
  const F extends Fields,
  const S extends Readonly<Record<string, Readonly<Record<string, keyof S & string>>>> = never,
>(entity: Entity<Name, F, S> & OwnNames<F, S>): Entity<Name, F, S> {
  return entity
}

/** The fields that a record's name is made of, in their order. */
export function labelFields({ label }: { readonly label: string | readonly string[] }): readonly string[] {
  return typeof label === 'string' ? [label] : label
}

/** The fields that a search for a record looks into. */
export function searchFields({ search, label }: Pick<Entity, 'search' | 'label'>): readonly string[] {
  return search ?? labelFields({ label })
}

/** The state a new record of the entity starts in, or undefined where it has no life cycle. */
export function initialState(entity: Entity): string | undefined {
  return entity.states && Object.keys(entity.states)[0]
}

/** Where a move leads from a state, or undefined where it may not be made. */
export function moveFrom(entity: Entity, state: string, move: string): string | undefined {
  return entity.states?.[state]?.[move]
}

/** The field that holds the moment of a move. */
export function momentOf(clock: ClockMove): string {
  return clock.from ?? clock.until
}

/** The fields that say from when and until when a record holds: as the entity says, else those of its clock. */
export function scheduleOf({ schedule, clock = [] }: Pick<Entity, 'schedule' | 'clock'>): Schedule {
  if (schedule) return schedule
  const from = clock.find((move) => move.from !== undefined)?.from
  const until = clock.find((move) => move.until !== undefined)?.until
  return { ...(from !== undefined && { from }), ...(until !== undefined && { until }) }
}

/** The states that a move may leave from; empty where no state knows the move. */
export function statesThatAllow(entity: Entity, move: string): string[] {
  return Object.entries(entity.states ?? {}).flatMap(([state, moves]) => (move in moves ? [state] : []))
}

/** The base of an entity's API paths, e.g. `/user/backend/blacklist`. */
export function apiBase(entity: Entity): string {
  const resource = entity.api ?? entity.name
  return `/${entity.service}/backend${resource ? `/${resource}` : ''}`
}

/** The fields by which an entity's records belong to areas; empty where they belong to none. */
export function scopeFields({ scopedBy }: Pick<Entity, 'scopedBy'>): readonly string[] {
  if (scopedBy === undefined || scopedBy === false) return []
  return typeof scopedBy === 'string' ? [scopedBy] : scopedBy
}
