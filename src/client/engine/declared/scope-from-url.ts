import type { EnumField } from '../../../fields/enum/field'
import { withinValue } from '../../../fields/fixed-filters'
import { fieldOf } from '../../../fields/standard-fields'
import type { Entity } from '../../../schema/entity'
import { isListing } from '../../../schema/page'
import type { PageInfo } from '../../../schema/registry'
import { parametersOf } from '../../../schema/route'
import { matchPage } from './page-match'
import { traitsOf } from '../../../fields/field-traits'

/** The field that the address of a page tells of its records, with the entity it is of; undefined where it tells none. */
export function heldBy({ page }: PageInfo): { readonly entity: Entity; readonly within: string } | undefined {
  return 'within' in page && page.within !== undefined ? { entity: page.entity, within: page.within } : undefined
}

/**
 * What an address tells of the records that a page is limited to: its last parameter, of a form the one before the record's own,
 * or, where it has none, the query parameter of the field's name. Undefined where the page is limited to nothing, or the
 * address is not its own.
 */
export function textWithin(info: PageInfo, path: string, search: string): string | undefined {
  const held = heldBy(info)
  if (!held) return undefined
  const name = heldParameter(info)
  if (name === undefined) return oneValue(new URLSearchParams(search).get(held.within) ?? '')
  return matchPage([info], path)?.params[name]
}

/** The value that a query parameter holds: several of them, a range or an exception are a filter, and tell of no one record. */
function oneValue(text: string): string | undefined {
  return text === '' || text === 'null' || /[,;!~]|\.\./.test(text) ? undefined : text
}

/** The parameter of its address that tells what a page is limited to; undefined where a query parameter does. */
function heldParameter({ page, path }: PageInfo): string | undefined {
  const parameters = parametersOf(path)
  return parameters.at(isListing(page) ? -1 : -2)?.name
}

/** Whether a query parameter tells what a page is limited to, so that it may as well be limited to nothing. */
export function isLimitedByQuery(info: PageInfo): boolean {
  return heldBy(info) !== undefined && heldParameter(info) === undefined
}

/** Whether the address on screen tells what a page is limited to. One that has a parameter for it is never without. */
export function isHeld(info: PageInfo): boolean {
  return heldParameter(info) !== undefined || textWithin(info, location.pathname, location.search) !== undefined
}

/** The parameter of its address that is the id of the record which a form is of; undefined where a query parameter is. */
export function recordParameter({ path }: PageInfo): string | undefined {
  return parametersOf(path).at(-1)?.name
}

/** What a page's list can be limited to, where that is one of a few words; undefined where it is a record, or nothing. */
export function choicesWithin(info: PageInfo): readonly string[] | undefined {
  const held = heldBy(info)
  const field = held && fieldOf(held.entity, held.within)
  return field && 'of' in field && traitsOf(field).step === 'choice' ? (field as EnumField).of : undefined
}

/** The field, with its value, that the address on screen fills in of a page's new records. */
export function valueWithin(info: PageInfo): Readonly<Record<string, unknown>> {
  const text = textWithin(info, location.pathname, location.search)
  const held = heldBy(info)
  return text !== undefined && held ? withinValue(held, text) : {}
}
