import type { Entity } from './entity'
import type { Calls } from './page'
import type { SpecifiedCall } from './specified-calls'

/** A call of the specification without what it names in the address. */
export type PlainCall = SpecifiedCall extends infer C ? (C extends `${infer Bare}?${string}` ? Bare : C) : never

/**
 * How a call of the specification lists records of an entity, for a host that has none of this console's own lists.
 * `Name` is a field of the entity.
 */
export interface PlainList<Name extends string = string> {
  readonly call: PlainCall
  /** What is always sent along. */
  readonly sends?: Readonly<Record<string, string>>
  /** What it must be given, by its own word for it, each with the field by which the list has to be filtered then. */
  readonly asks?: Readonly<Record<string, Name>>
  /** The member of its answer that holds the records; the answer itself is the list unless declared otherwise. */
  readonly in?: string
  /** It answers one record, or none. */
  readonly one?: true
  /** The member of a record that holds those below it. */
  readonly below?: string
  /** Fields that it tells under names of its own. */
  readonly tells?: Readonly<Partial<Record<Name | 'id', string>>>
  /** What holds of every record that it lists, and it does not tell. */
  readonly sets?: Readonly<Partial<Record<Name | 'state', unknown>>>
  /** It answers a page at a time, with the total: its words for the number of the page, from 1, and for its size. */
  readonly pages?: { readonly number: string; readonly size: string }
}

const paged = { in: 'list', pages: { number: 'pageNum', size: 'pageSize' } } as const

/**
 * The calls of the specification that list an entity's records: those that it names itself, else those that its pages give a
 * page of them, or all, by.
 * @param calls those of the entity's pages
 */
export function plainListsOf({ plain }: Pick<Entity, 'plain'>, calls: Calls = {}): readonly PlainList[] {
  if (plain) return plain
  if (calls.page) return [{ call: calls.page as PlainCall, ...paged }]
  return calls.all ? [{ call: calls.all as PlainCall }] : []
}
