import { namesIn } from '../../../schema/route'
import { addressFor } from './address-for'

/**
 * The address of a record's page: `/service-manage/update-push?id=` and `/user-manage/user-detail/{id}` with the id filled in.
 * @param row where names in braces that are its fields get their values; any other is the record's id
 */
export function recordUrl(pattern: string, id: number, row: Readonly<Record<string, unknown>> = {}): string {
  if (pattern.endsWith('=')) return `${pattern}${id}`
  return addressFor(pattern, Object.fromEntries(namesIn(pattern).map((name) => [name, row[name] ?? id])))
}
