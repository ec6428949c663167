import { apiBase, type Entity } from './entity'
import type { Calls } from './page'
import { plainListsOf } from './plain-list'
import type { PageInfo, Registry } from './registry'

/** What has to be known of every record, whether or not its declaration has been loaded. */
export interface EntityPlace {
  /** `/user/backend/blacklist` */
  readonly base: string
  /** A section with which its declaration comes; undefined where no page needs it. */
  readonly section?: string
  /** Lists of it that open a record's own page: the list's id, and the address with `{id}` or a trailing `=`. */
  readonly rows?: readonly (readonly [list: string, url: string])[]
  readonly face?: Entity['face']
  /** Where one of its records is asked for, all that fit are listed. */
  readonly isShortlist?: true
  /** Calls of the specification that stand in for derived ones, by verb or step. */
  readonly calls?: Calls
  /** Where another host lists its records, with what they are known by and found by. */
  readonly plain?: Pick<Entity, 'plain' | 'label' | 'search' | 'idName'>
}

/** Where to find what is in any section. */
export interface Directory {
  readonly entities: Readonly<Record<string, EntityPlace>>
  /** The ids of the pages that exports are of, by the export's name. */
  readonly exports: Readonly<Record<string, string>>
}

/**
 * The directory of everything declared.
 * @param sectionOf a section with which an entity's declaration comes
 */
export function directoryOf(registry: Registry, sectionOf: (entity: Entity) => string | undefined): Directory {
  const pages = [...registry.pages.values()]
  return {
    entities: Object.fromEntries(
      [...registry.entities.values()].map((entity) => [
        entity.name,
        placeOf(
          entity,
          pages.filter(({ page }) => page.entity === entity),
          sectionOf(entity),
        ),
      ]),
    ),
    exports: Object.fromEntries(
      pages.toReversed().flatMap(({ id, page }) => ('export' in page && page.export ? [[page.export, id]] : [])),
    ),
  }
}

function placeOf(entity: Entity, pages: readonly PageInfo[], section: string | undefined): EntityPlace {
  const rows = pages.flatMap(({ id, page }) =>
    'opens' in page && page.opens?.row ? [[id, page.opens.row] as const] : [],
  )
  // Of several pages the first one has the say.
  const calls = Object.fromEntries(
    pages.toReversed().flatMap(({ page }) => ('calls' in page ? Object.entries(page.calls ?? {}) : [])),
  )
  const { plain, label, search, idName } = entity
  return {
    base: apiBase(entity),
    ...(section !== undefined && { section }),
    ...(entity.face && { face: entity.face }),
    ...(entity.shortlist && { isShortlist: true }),
    ...(rows.length > 0 && { rows }),
    ...(Object.keys(calls).length > 0 && { calls }),
    ...(plainListsOf(entity, calls).length > 0 && {
      plain: { label, ...(plain && { plain }), ...(search && { search }), ...(idName !== undefined && { idName }) },
    }),
  }
}
