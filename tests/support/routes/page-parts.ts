import type { Entity } from '../../../src/schema/entity'
import { isListing } from '../../../src/schema/page'
import type { PageInfo } from '../../../src/schema/registry'
import { fileOfRoute } from '../../../src/schema/route'

/** The browser's modules for single pages, by path; none is loaded. */
const views = new Set(Object.keys(import.meta.glob('/src/client/{views,pages}/**/*.tsx')).map(withoutEnding))

/** `/src/client/pages/user-manage/user-detail/[id]/view.tsx` → `/user-manage/user-detail/[id]` */
function withoutEnding(file: string): string {
  return file.replace(/^\/src\/client\/\w+/, '').replace(/(\/view)?\.tsx$/, '')
}

/** Tells whether the browser has a view for this page alone. */
export function hasOwnView({ section, path }: PageInfo): boolean {
  return views.has(`${section.section.root ? `/${section.id}` : ''}${fileOfRoute(path)}`)
}

/**
 * What a page is drawn with, as the declarations say it: its kind, and in each place (columns, filters, form, figures, further
 * lists) the types of fields that are there.
 */
export function partsOf({ page }: PageInfo): readonly string[] {
  const { kind, entity } = page
  const parts = new Set<string>([kind])
  const add = (place: string, of: Entity | undefined, names: readonly string[] = []) => {
    for (const name of names) parts.add(`${kind} ${place} ${typeOf(of, name)}`)
  }
  if (isListing(page)) {
    add('column', entity, page.columns)
    add('filter', entity, page.filters)
    if ('figures' in page) add('figure', entity, page.figures)
    if ('onlyFor' in page && page.onlyFor) parts.add(`${kind} onlyFor`)
  }
  if ('fieldsets' in page && page.fieldsets) add('field', entity, Object.values(page.fieldsets).flat().map(String))
  if ('related' in page)
    for (const tab of page.related ?? []) {
      parts.add(`${kind} related`)
      add('related column', tab.entity, tab.columns)
    }
  return [...parts].sort()
}

function typeOf(entity: Entity | undefined, name: string): string {
  const [first = '', ...rest] = name.split('.')
  const type = entity?.fields[first]?.type ?? first
  return rest.length > 0 ? `${type}.` : type
}
