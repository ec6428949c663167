import type { Entity } from '../../../schema/entity'
import type { PageInfo } from '../../../schema/registry'
import { directory } from '../declared/directory'
import { mayReach } from '../declared/may-reach'
import { holds } from '../../base/session/session'

/**
 * The address of a record's own page, with `{id}` or a trailing `=` for its id: what the list says it opens, else what another
 * list of the entity does. Undefined where there is none that the account may open.
 */
export function rowPage({ page }: PageInfo, entity: Entity): string | undefined {
  const own = page.entity === entity && 'opens' in page ? page.opens?.row : undefined
  return own !== undefined && isOpen(own) ? own : anyRowPage(entity.name)
}

/** The address of a record's own page by the name of its entity, as `rowPage` gives it. */
export function anyRowPage(entityName: string): string | undefined {
  return directory.entities[entityName]?.rows?.map(([, url]) => url).find(isOpen)
}

function isOpen(url: string): boolean {
  return mayReach(url, holds)
}
