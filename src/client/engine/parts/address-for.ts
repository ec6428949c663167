import { fillRoute, leadsTo, parametersOf } from '../../../schema/route'
import { namesIn } from '../../../schema/route'

/**
 * A page's address with what is in braces taken from a record: `/user-group/members/{id}` → `/user-group/members/7`. A
 * reference gives its id; what the record lacks is left empty.
 */
export function addressFor(address: string, row: Readonly<Record<string, unknown>>): string {
  return address.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(plain(row[name])))
}

/** A text with values of a record in place of their names in braces; empty where the record lacks one of them. */
export function textWith(text: string, row: Readonly<Record<string, unknown>>): string {
  const isWhole = namesIn(text).every((name) => plain(row[name]) !== '')
  return isWhole ? text.replace(/\{(\w+)\}/g, (_all, name: string) => plain(row[name])) : ''
}

/** An address with values in place of their names in braces; those it does not name stand in its query. */
export function addressWith(address: string, values: Readonly<Record<string, unknown>>): string {
  const names = namesIn(address)
  const others = Object.entries(values).filter(([name]) => !names.includes(name))
  const query = new URLSearchParams(others.map(([name, value]) => [name, plain(value)])).toString()
  const path = names.length > 0 ? addressFor(address, values) : address
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}

/** The address of a page with what was asked for to open it; what its route has no place for is in the query. */
export function pageAddress(route: string, asked: Readonly<Record<string, unknown>>): string {
  const names = parametersOf(route).map(({ name }) => name)
  const path = fillRoute(route, (name) => plain(asked[name]))
  const rest = Object.entries(asked).filter(([name]) => !names.includes(name))
  return addressWith(path, Object.fromEntries(rest))
}

/** Whether an address leads to a record's page and says nothing besides. */
export function isSamePage(address: string, path: string): boolean {
  return !address.includes('?') && leadsTo(address, path)
}

function plain(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'id' in value) return String(value.id)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
