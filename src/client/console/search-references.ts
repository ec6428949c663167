import type { ReferenceSearch } from '../../fields/reference-search'
import type { Reference } from '../../schema/field'
import { call } from '../api/api'
import { directory } from './directory'

/** Finds records to refer to, by text or by ids, on the server. */
export const searchReferences: ReferenceSearch = async (entityName, { search, ids, limit, command }, signal) => {
  const entity = directory.entities[entityName]
  if (!entity) throw new Error(`There is no entity "${entityName}" to refer to.`)
  return call<Reference[]>(`GET ${entity.base}/options`, {
    input: { search: search || undefined, ids: ids?.length ? ids.join(',') : undefined, limit, command },
    signal,
    quiet: true,
  })
}
