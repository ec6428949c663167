import { isListing, type Page, type Tab } from './page'

/**
 * What the order of an arrangement is of: each combination of these has an order of its own. Nothing where a list is no
 * arrangement, or has one order for all of its records.
 */
export function orderedWithin(list: Extract<Page, { columns: unknown }> | Tab): readonly string[] {
  if (!('kind' in list) || !isListing(list) || list.kind !== 'layout') return []
  return list.orderOf ?? list.entity.ordered?.within ?? []
}
