/**
 * What records have to be to be chosen, by their fields: of one of these words, or for one of them. `{subject}` is what that field
 * of the record says which the command runs on; where it says nothing, all are offered.
 */
export type Among = Readonly<Record<string, string | readonly string[]>>

/**
 * What an empty field may say: all of what can be chosen, everyone, everywhere, without a limit, without an end; of what a command
 * asks, that it stays as it is.
 */
export type EmptyMeaning = 'all' | 'everyone' | 'everywhere' | 'noLimit' | 'forGood' | 'asBefore'

/** What every field may say, whatever its type. */
export interface FieldOptions<Value = unknown> {
  /** A save without it is refused. */
  readonly required?: boolean
  /** No two records may share a value. */
  readonly unique?: boolean
  /** Taken where a new record does not say. */
  readonly default?: Value
  /** What it says of a record that it is left empty, where that is a choice as well: told in its place, and under the input. */
  readonly emptyMeans?: EmptyMeaning
  /** What callers may call it besides its name: `roleIds` for an account's `roles`. */
  readonly sentAs?: string
  /** Set by the system; no form and no import may write it. */
  readonly readOnly?: boolean
  /**
   * Masked, in lists, details and exports, for viewers without this permission code. One that ends in `.reveal` is the
   * right to a command: the field is masked for all, until that command shows it of one record.
   */
  readonly secret?: string
  /** What it means beyond its type: `reason` is why something is done, in words; `code` is what a record is quoted by, or a key; `switch` is whether it works: on or off, not yes or no. */
  readonly role?: 'reason' | 'code' | 'switch'
  /** What a report tells of its values where it is not what its type says: means and levels lie when they are added up. */
  readonly figure?: 'average'
  /** Shown under the input; a caption id. */
  readonly hint?: string
  /** Of what a command asks: which records of a shortlist are offered for it. */
  readonly among?: Among
  /** The caption id of a member that means the same wherever it stands, in place of `<entity>.<field>.<member>`. */
  readonly caption?: string
}

/** The phantom key under which a field carries the TypeScript type of its value. Never set at run time. */
declare const value: unique symbol

/** One field as plain data; `Value` is what a filled field holds. */
export type Field<Type extends string = string, Value = unknown> = FieldOptions & {
  readonly type: Type
  readonly [value]?: Value
}

/** The value of a filled field. */
export type ValueOf<F> = F extends { readonly [value]?: infer V } ? Exclude<V, undefined> : never

/** A field that always holds a value: required, or with a default to fall back on. */
type Filled<F> = F extends { readonly required: true } | { readonly default: {} } ? true : false

/** The value of a field in a stored record: null where it may be empty. */
export type StoredValue<F> = Filled<F> extends true ? ValueOf<F> : ValueOf<F> | null

export type Fields = Readonly<Record<string, Field>>

/** Makes the builder of one field type: it keeps the literal types of the options and adds the type's name. */
export function fieldBuilder<Type extends string, Value, Options extends object = {}>(type: Type) {
  return <const O extends FieldOptions<Value> & Options>(options?: O): O & Field<Type, Value> =>
    ({ ...options, type }) as unknown as O & Field<Type, Value>
}

/** What a record may be referred to by: its id, and the text people know it by. */
export interface Reference {
  readonly id: number
  readonly label: string | Captions
  /** It is a person or a channel: it has a portrait, or initials. */
  readonly face?: 'portrait'
}

/** A text by language code; zh_CN and en are always there. */
export type Captions = { readonly zh_CN: string; readonly en: string } & Readonly<Record<string, string>>

/** All fields by name, and the members of those that hold objects by path: `ladder`, `ladder.points`. */
export function withMembers(fields: Fields): (readonly [path: string, field: Field])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const members = 'fields' in field ? withMembers(field.fields as Fields) : []
    return [[name, field] as const, ...members.map(([path, member]) => [`${name}.${path}`, member] as const)]
  })
}

/** The caption ids of fields and of the members of those that hold objects, each with the field it names. */
export function captionIdsOf(prefix: string, fields: Fields): (readonly [id: string, field: Field])[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const id = memberCaption(prefix, name, field)
    return [[id, field] as const, ...('fields' in field ? captionIdsOf(id, field.fields as Fields) : [])]
  })
}

/** What a member is captioned by. */
export function memberCaption(prefix: string, name: string, field: Field | undefined): string {
  return field?.caption ?? `${prefix}.${name}`
}
