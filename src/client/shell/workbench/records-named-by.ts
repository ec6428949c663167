import { isListing } from '../../../schema/page'
import type { PageInfo } from '../../../schema/registry'
import { subjectsOf } from '../../../schema/route-subjects'

/** A record that an address names. */
export interface NamedByAddress {
  /** The name of its entity. */
  readonly to: string
  /** What is in the address: an id, or what somebody took for one. */
  readonly value: string
}

/**
 * The records that an address names by what a list is limited to, in its path or in its query.
 * @param params path parameters by name
 * @param search the query of the address, `content=7`
 */
export function recordsNamedBy(
  info: PageInfo,
  params: Readonly<Record<string, string>>,
  search: string,
): readonly NamedByAddress[] {
  return [...namedInPath(info, params), ...namedInQuery(info, search)]
}

/** Of areas, all of them is no record. */
function namedInPath(info: PageInfo, params: Readonly<Record<string, string>>): NamedByAddress[] {
  if (!isListing(info.page) && info.page.kind !== 'tool') return []
  return subjectsOf(info).flatMap(({ name, to }) => {
    const value = params[name]
    return to === undefined || value === undefined || value === '-1' ? [] : [{ to, value }]
  })
}

function namedInQuery({ page }: PageInfo, search: string): NamedByAddress[] {
  if (!isListing(page)) return []
  const parameters = new URLSearchParams(search)
  return (page.openedBy ?? []).flatMap((name) => {
    const field = page.entity.fields[name]
    const value = parameters.get(name) ?? ''
    // People filter further there: one id alone names a record.
    return field && 'to' in field && isId(value) ? [{ to: String(field.to), value }] : []
  })
}

/** Whether a text can be the id of a record. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text)
}
