import { namedCommandFaults } from './named-command-faults'
import type { Entity } from './entity'
import type { ListingPage } from './page'
import type { PageInfo, Registry } from './registry'
import { wallPaths, type Wall } from './wall'

/** What is wrong with the wall of a queue: what its tiles need of a record, and the commands that decide on many. */
export function wallFaults(
  registry: Registry,
  place: string,
  info: PageInfo,
  page: ListingPage,
  pathFaults: (place: string, entity: Entity, path: string) => string[],
): string[] {
  const { kind, entity, wall } = page
  if (!wall) return []
  const at = `${place} wall`
  if (kind !== 'queue') return [`${at}: no cases wait on a ${kind}. Take it away.`]
  const { passes, refuses, takes } = wall
  const listed = [...page.columns, ...(page.moreColumns ?? [])].map(String)
  const paths = wallPaths(wall)
  const broken = paths.flatMap((path) => pathFaults(at, entity, path))
  if (broken.length > 0) return broken
  return [
    ...(wall.shows.length > 0 || wall.facts?.length
      ? []
      : [`${at}: nothing is to be seen or read. Name a picture or a film in "shows", or add "facts".`]),
    ...paths
      .filter((path) => !listed.includes(path))
      .map((path) => `${at}: the list does not offer "${path}". Add it to "moreColumns".`),
    ...(wall.order.includes('.')
      ? [`${at} order: "${wall.order}" is no field of ${entity.name} itself. Name one that is.`]
      : []),
    ...onlyFaults(at, page, wall),
    ...namedCommandFaults(registry, `${at} passes`, info, passes, []),
    ...namedCommandFaults(registry, `${at} refuses`, info, refuses.command, [refuses.reason]),
    ...(takes === undefined ? [] : namedCommandFaults(registry, `${at} takes`, info, takes, [])),
    ...[passes, refuses.command, ...(takes === undefined ? [] : [takes])].flatMap((name) =>
      commandFaults(registry, at, info, name, name === refuses.command ? [refuses.reason] : []),
    ),
  ]
}

/** What is decided on many at a time runs on many, and is told no more than why. */
function commandFaults(
  registry: Registry,
  at: string,
  { id }: PageInfo,
  name: string,
  told: readonly string[],
): string[] {
  const command = registry.commands.get(`${id}.${name}`)?.command
  if (!command) return []
  const asked = Object.entries(command.asks ?? {})
    .filter(([argument, field]) => field.required && field.default === undefined && !told.includes(argument))
    .map(([argument]) => argument)
  return [
    ...(command.on === 'rows' ? [] : [`${at}: "${name}" runs on one record. Let it run on rows, or name another.`]),
    ...(command.danger === 'typed' || command.danger === 'second'
      ? [`${at}: "${name}" has to be confirmed by itself. Name one that may be run on many.`]
      : []),
    ...asked.map(
      (argument) => `${at}: "${name}" has to be told "${argument}" too. Let it do without, or name another.`,
    ),
  ]
}

function onlyFaults(
  at: string,
  { entity, columns, moreColumns = [], filters = [], moreFilters = [] }: ListingPage,
  { only = {} }: Wall,
): string[] {
  const offered = [...columns, ...moreColumns, ...filters, ...moreFilters].map(String)
  return Object.entries(only).flatMap(([path, words = []]) => {
    const field = entity.fields[path]
    const known = field && 'of' in field ? (field.of as readonly string[]) : undefined
    if (!known) return [`${at} only: "${path}" is no field of few words of ${entity.name}. Name one.`]
    if (!offered.includes(path)) return [`${at} only: the list does not offer "${path}". Add it to "moreFilters".`]
    return words
      .filter((word) => !known.includes(word))
      .map((word) => `${at} only: "${word}" is no word of "${path}". Name one of ${known.join(', ')}.`)
  })
}
