import { referredTo } from './check-panels'
import { nearest } from './names'
import type { ListingPage } from './page'
import type { PageInfo, Registry } from './registry'

/** What is wrong with what the cases of a queue are laid beside: the reference, the fields, and the command that applies it. */
export function compareFaults(registry: Registry, place: string, { id }: PageInfo, page: ListingPage): string[] {
  const { compare, entity: own } = page
  if (!compare) return []
  const at = `${place} compare`
  const { entity, through, fields, keeps, applies } = compare
  const unknown = (names: readonly string[], { name: owner, fields: known }: typeof own) =>
    names
      .filter((name) => !(name in known))
      .map((name) => `${at}: ${owner} has no field "${name}".${suggest(name, Object.keys(known))}`)
  const asked = registry.commands.get(`${id}.${applies.command}`)?.command.asks?.[applies.fields]
  const words = asked && 'of' in asked ? (asked.of as readonly string[]) : undefined
  return [
    ...(referredTo(own, through) === entity.name
      ? []
      : [`${at} through: "${through}" does not lead to ${entity.name}. Name a reference that does.`]),
    ...unknown(Object.keys(fields), entity),
    ...unknown([...Object.values(fields).map(String), ...(keeps === undefined ? [] : [keeps])], own),
    ...(words
      ? Object.keys(fields)
          .filter((name) => !words.includes(name))
          .map((name) => `${at} applies: "${applies.fields}" cannot name "${name}". Let it, or leave the field out.`)
      : [
          `${at} applies: the page's command "${applies.command}" asks for no "${applies.fields}" of several words. Let it ask for the fields.`,
        ]),
  ]
}

function suggest(name: string, known: readonly string[]): string {
  const near = nearest(name, known)
  return near ? ` Did you mean "${near}"?` : ' Name one that it has.'
}
