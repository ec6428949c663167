import type { EnumField } from '../../fields/enum/field'
import { withinValue } from '../../fields/held-values'
import { fieldOf } from '../../fields/standard-fields'
import { isListing } from '../../schema/page'
import type { PageInfo } from '../../schema/registry'
import { matchPage } from '../console/page-match'

/**
 * What an address tells of the records that a page's list is held to: its last parameter, or, where it has none, the query
 * parameter of the field's name. Undefined where the page is held to nothing, or the address is not its own.
 */
export function textWithin(info: PageInfo, path: string, search: string): string | undefined {
  if (!isListing(info.page) || info.page.within === undefined) return undefined
  const name = info.path
    .match(/\{\w+\}/g)
    ?.at(-1)
    ?.slice(1, -1)
  if (name === undefined) return new URLSearchParams(search).get(info.page.within) || undefined
  return matchPage([info], path)?.params[name]
}

/** What a page's list can be held to, where that is one of a few words; undefined where it is a record, or nothing. */
export function choicesWithin({ page }: PageInfo): readonly string[] | undefined {
  const field = isListing(page) && page.within !== undefined ? fieldOf(page.entity, page.within) : undefined
  return field?.type === 'enum' ? (field as EnumField).of : undefined
}

/** The field, with its value, that the address on screen fills in of a page's new records. */
export function valueWithin(info: PageInfo): Readonly<Record<string, unknown>> {
  const text = textWithin(info, location.pathname, location.search)
  return text !== undefined && isListing(info.page) ? withinValue(info.page, text) : {}
}
