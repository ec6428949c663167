import { createContext, use } from 'react'
import type { Reference } from '../schema/field'

/** What is looked for among the records of an entity: by text, or by ids for their labels. */
export interface ReferenceQuery {
  readonly search?: string
  readonly ids?: readonly number[]
  readonly limit?: number
  /** The id of a command: only records whose state lets it run. */
  readonly command?: string
  /** Of a shortlist: the argument of a command that it is chosen for, and the record that this is to run on. */
  readonly argument?: string
  readonly of?: number
}

/** Finds records to refer to. Rejects when the server cannot be reached or refuses. */
export type ReferenceSearch = (
  entityName: string,
  query: ReferenceQuery,
  signal: AbortSignal,
) => Promise<readonly Reference[]>

/** Where the client puts its search; without one, references are entered by number. */
export const ReferenceSearchContext = createContext<ReferenceSearch>(() => Promise.resolve([]))

/** The search among the records of one entity. */
export function useReferenceSearch(
  entityName: string,
): (query: ReferenceQuery, signal: AbortSignal) => Promise<readonly Reference[]> {
  const search = use(ReferenceSearchContext)
  return (query, signal) => search(entityName, query, signal)
}
