import { recordUrl } from './record-url'
import { anyRowPage } from './row-page'

/** The address of a record's own page by the name of its entity; undefined where there is none that the account may open. */
export function recordAddress(entityName: string, id: number): string | undefined {
  const pattern = Number.isInteger(id) ? anyRowPage(entityName) : undefined
  return pattern === undefined ? undefined : recordUrl(pattern, id)
}
