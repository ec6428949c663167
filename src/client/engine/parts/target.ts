import type { ReadRecord } from '../../../calls/records'
import type { Entity } from '../../../schema/entity'
import type { Filter } from '../../../fields/filter'

/** A row as a list shows it: references as `{id, label}`, the state where the entity has one. */
export type ApiRow = ReadRecord

/**
 * A list's query as people set it and as the API takes it: the server resolves days and periods, so that every call that takes a
 * query means the same rows.
 */
export interface ListQuery {
  readonly filters: Readonly<Record<string, Filter>>
  readonly sort?: string
  readonly page: string
  /** The time zone whose days are meant: the reader's. */
  readonly zone: string
}

/** The records a command is about to run on. */
export type Target =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'rows'
      readonly entity: Entity
      readonly ids: readonly number[]
      readonly known: readonly ApiRow[]
    }
  | {
      readonly kind: 'query'
      readonly entity: Entity
      readonly query: ListQuery
      readonly except: readonly number[]
      /** Only the rows between these positions of the query, both ends included; and these records besides. */
      readonly ranges?: readonly { readonly from: number; readonly to: number }[]
      readonly also?: readonly number[]
      readonly expectedCount: number | null
      readonly known: readonly ApiRow[]
    }

/** How many records a target holds; null while unknown. */
export function targetCount(target: Target): number | null {
  if (target.kind === 'none') return 0
  if (target.kind === 'rows') return target.ids.length
  return target.expectedCount
}

/** The one record of a target, where it is known; undefined where there are several. */
export function onlyRow(target: Target): ApiRow | undefined {
  return target.kind === 'rows' && target.ids.length === 1 ? target.known[0] : undefined
}

/** The part of a command's body that says on which records it runs. */
export function targetBody(target: Target): Record<string, unknown> {
  if (target.kind === 'none') return {}
  if (target.kind === 'rows')
    return target.ids.length === 1 ? { id: target.ids[0] } : { id: target.ids[0], ids: target.ids }
  const { query, except, ranges, also, expectedCount } = target
  const narrowed = {
    ...(ranges && { ranges }),
    ...(also && { also }),
    ...(expectedCount !== null && { expectedCount }),
  }
  return { id: 0, query: { ...query, except, ...narrowed } }
}
