import type { Entity } from './entity'
import type { Among, Field } from './field'
import { namesIn } from './route'
import type { Registry } from './registry'

/** More than this many are looked for. */
const mostRecords = 500

/** What is wrong with a list of few: what switches its records off, and what puts them in order. */
export function shortlistFaults(place: string, { shortlist, fields, scale }: Entity): string[] {
  if (!shortlist) return []
  const { type = 'nothing' } = fields[shortlist.if] ?? {}
  return [
    ...(type === 'bool'
      ? []
      : [`${place} shortlist if: "${shortlist.if}" is no switch but ${type}. Name one that is on or off.`]),
    ...(fields[shortlist.by]?.type === 'order'
      ? []
      : [`${place} shortlist by: "${shortlist.by}" puts nothing in order. Name its field of type order.`]),
    ...(scale <= mostRecords
      ? []
      : [`${place} shortlist: ${scale} records are no short list. Take it away, and let them be looked for.`]),
  ]
}

/** What is wrong with what the arguments of commands are chosen among. */
export function amongFaults(registry: Registry): string[] {
  return [...registry.commands.values()].flatMap(({ id, command }) =>
    Object.entries(command.asks ?? {}).flatMap(([name, field]) =>
      field.among ? faultsOf(registry, `commands ${id} asks ${name} among`, command.entity, field, field.among) : [],
    ),
  )
}

function faultsOf(registry: Registry, place: string, of: Entity | undefined, field: Field, among: Among): string[] {
  const list = 'to' in field ? registry.entities.get(String(field.to)) : undefined
  if (!list?.shortlist)
    return [`${place}: it is not chosen from a shortlist. Declare its entity as one, or take "among" away.`]
  return Object.entries(among).flatMap(([path, words]) => {
    const offered = wordsOf(list.fields[path])
    if (!offered) return [`${place}: "${path}" of ${list.name} holds no words. Name a field that does.`]
    if (typeof words === 'string' && namesIn(words).length > 0)
      return namesIn(words)
        .filter((name) => !(name in (of?.fields ?? {})))
        .map((name) => `${place} ${path}: the command runs on nothing that has "${name}". Name one of its fields.`)
    return [words]
      .flat()
      .filter((word) => !offered.includes(word))
      .map((word) => `${place} ${path}: "${word}" is none of its words. Name one of ${offered.join(', ')}.`)
  })
}

function wordsOf(field: Field | undefined): readonly string[] | undefined {
  return field && 'of' in field ? (field.of as readonly string[]) : undefined
}
