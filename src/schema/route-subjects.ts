import type { Field } from './field'
import { isListing, type Page } from './page'
import { parametersOf } from './route'

/** What a parameter of a page's address tells: a record of an entity, or the value of a field that its records share. */
export interface RouteSubject {
  /** Its name in the address, or in the query where the address has no place for it. */
  readonly name: string
  readonly isOptional: boolean
  /** Whose record it names; undefined where it is one of a few words. */
  readonly to?: string
  /** The field whose value it is; undefined for a record of the page's own entity. */
  readonly field?: { readonly name: string; readonly declared: Field }
}

/**
 * What the parameters of a page's address tell, in their order. The last one of a list is what the list is limited to; that of a
 * form or a detail is the record, and the one before it what the record is limited to. A page of one record whose address has
 * no place for it takes its id from the query.
 */
export function subjectsOf({ path, page }: { readonly path: string; readonly page: Page }): RouteSubject[] {
  const parameters = parametersOf(path)
  const isQueried = parameters.length === 0 && page.kind === 'detail'
  const named = isQueried ? [{ name: 'id', isOptional: false }] : parameters
  return named.map((parameter, at) => ({ ...parameter, ...meaningOf(page, named.length - 1 - at) }))
}

/** @param fromEnd how many parameters follow */
function meaningOf(page: Page, fromEnd: number): Pick<RouteSubject, 'to' | 'field'> {
  if (!page.entity) return 'about' in page && page.about !== undefined ? { to: page.about } : {}
  const { name: own, fields } = page.entity
  const within = 'within' in page ? page.within : undefined
  const isHeld = isListing(page) ? fromEnd === 0 && within !== 'id' : fromEnd === 1
  const declared = isHeld && within !== undefined ? fields[within] : undefined
  if (within === undefined || !declared) return fromEnd === 0 ? { to: own } : {}
  const field = { name: within, declared }
  if (declared.type === 'areas') return { to: 'areaConfig', field }
  return 'to' in declared ? { to: String(declared.to), field } : { field }
}
