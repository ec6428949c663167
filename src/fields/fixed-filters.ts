import { holdsList } from './field-traits'
import type { Entity } from '../schema/entity'
import type { Field } from '../schema/field'
import { formatFilter, parseFilter, type Filter } from './filter'
import { fieldOf } from './standard-fields'

/** What of a list's declaration holds it to some of its records. */
interface HoldingList {
  readonly entity: Entity
  readonly fixed?: Readonly<Record<string, unknown>>
  readonly within?: string
}

type Filters = Readonly<Record<string, Filter>>

/** Types whose fields hold several values. */

/** The filters that always hold in a list: a value is matched, several are any of them, null is nothing, a filter is itself. */
export function fixedFilters({ fixed = {} }: HoldingList): Filters {
  return Object.fromEntries(Object.entries(fixed).map(([path, value]) => [path, filterOf(value)]))
}

/** What a new record of a list has by its fixed filters: those on its own fields that leave no choice. */
export function fixedValues({ entity, fixed = {} }: HoldingList): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fixed).flatMap(([name, value]) => {
      const field = entity.fields[name]
      const fits = field && valueFor(field, value)
      return fits === undefined ? [] : [[name, fits]]
    }),
  )
}

/** The filter that holds a list to what its address tells. A text that the field cannot hold is left to the server to refuse. */
export function withinFilter({ entity, within = '' }: HoldingList, text: string): Filter {
  const filter: Filter = { is: [text] }
  const field = fieldOf(entity, within)
  return (field && parseFilter(formatFilter(filter, field), field)) ?? filter
}

/** What a new record has by the address of its list. */
export function withinValue(list: HoldingList, text: string): Readonly<Record<string, unknown>> {
  const { within = '', entity } = list
  const field = entity.fields[within]
  const value = withinFilter(list, text).is?.[0]
  return field ? { [within]: holdsList(field) ? [value] : value } : {}
}

/**
 * The fields of a new record that its list knows without asking.
 * @param isHeld whether the address says what the list is limited to
 */
export function heldNames(list: HoldingList, isHeld: boolean): readonly string[] {
  const { within, entity } = list
  const told = isHeld && within !== undefined && within in entity.fields ? [within] : []
  return [...Object.keys(fixedValues(list)), ...told]
}

function filterOf(value: unknown): Filter {
  if (value === null) return { empty: true }
  if (Array.isArray(value)) return { is: value }
  return typeof value === 'object' ? (value as Filter) : { is: [value] }
}

function valueFor(field: Field, value: unknown): unknown {
  const { is, not: _not, ...others } = filterOf(value)
  if (!is || Object.keys(others).length > 0) return undefined
  if (holdsList(field)) return is
  return is.length === 1 ? is[0] : undefined
}
