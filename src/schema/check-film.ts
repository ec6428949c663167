import { referredTo } from './check-panels'
import type { Entity } from './entity'
import type { Film } from './film'
import type { Fields } from './field'

/** What is wrong with the film of a queue: what it is of, where its file is, and what lies on it. */
export function filmFaults(
  place: string,
  entity: Entity,
  film: Film | undefined,
  pathFaults: (place: string, entity: Entity, path: string) => string[],
): string[] {
  if (!film) return []
  const at = `${place} film`
  const through = referredTo(entity, film.through)
  if (through === undefined)
    return [`${at} through: "${film.through}" is no reference of ${entity.name}. Name one of its references.`]
  const behind = film.by === undefined ? film.entity.name : referredTo(film.entity, film.by)
  return [
    ...(behind === through
      ? []
      : [`${at} by: ${film.by ?? film.entity.name} does not lead to ${through}. Name a reference that does.`]),
    ...pathFaults(`${at} file`, film.entity, film.file),
    ...(film.prefers ? pathFaults(`${at} prefers`, film.entity, film.prefers.field) : []),
    ...(film.lanes ?? []).flatMap(({ field, from, to, text, state }) => {
      const members = membersOf(entity, field)
      if (!members) return [`${at} lanes: "${field}" is no list of rows of ${entity.name}. Name one.`]
      return [from, to, text, ...(state ? [state.member] : [])]
        .filter((name) => !(name in members))
        .map(
          (name) => `${at} lanes ${field}: it has no member "${name}". Name one of ${Object.keys(members).join(', ')}.`,
        )
    }),
  ]
}

function membersOf({ fields }: Entity, name: string): Fields | undefined {
  const field = fields[name]
  return field?.type === 'rows' && 'fields' in field ? (field.fields as Fields) : undefined
}
