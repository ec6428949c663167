import { titleIdOf } from '../../../fields/standard-fields'
import { registry } from '../../engine/declared/registry'
import { caption, hasCaption } from '../../base/i18n/i18n'

/** What sheets change; a title of whichever kind first, since the lines of a sheet do not say which kind theirs are of. */
const changed = ['contentItem', 'series', 'movie', 'short', 'episode', 'credit'] as const

/** What a field that a sheet changes is called, by its name. @param target the kind of the records, where that is known */
export function changedFieldTitle(name: string, target?: unknown): string {
  const known = changed.find((each) => each === target)
  for (const each of known ? [known, ...changed] : changed) {
    const entity = registry.entities.get(each)
    const id = entity && titleIdOf(entity, name)
    if (id !== undefined && hasCaption(id)) return caption(id)
  }
  return name
}
