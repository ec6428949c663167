import { referredTo } from './check-panels'
import { namedCommandFaults } from './named-command-faults'
import type { Entity } from './entity'
import type { Film, Judged, Marked } from './film'
import type { Fields } from './field'
import type { PageInfo, Registry } from './registry'

/** What is wrong with the film of a queue: what it is of, where its file is, what lies on it, and the commands that write to it. */
export function filmFaults(
  registry: Registry,
  place: string,
  info: PageInfo,
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
    ...(film.lanes ?? []).flatMap(({ judged }) => (judged ? namedFaults(judged) : [])),
    ...(film.marked ? namedFaults(film.marked) : []),
  ]

  function namedFaults(named: Judged | Marked): string[] {
    const { command } = named
    const asked = 'place' in named ? [named.place, named.verdict, named.why] : [named.from, named.to, named.reason]
    return namedCommandFaults(registry, at, info, command, asked)
  }
}

function membersOf({ fields }: Entity, name: string): Fields | undefined {
  const field = fields[name]
  return field?.type === 'rows' && 'fields' in field ? (field.fields as Fields) : undefined
}
