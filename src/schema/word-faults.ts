import { momentOf, scheduleOf, type Entity } from './entity'
import { pageRoles, type ListingPage } from './page'
import type { PageInfo, Registry } from './registry'

/** What says from when and until when a record holds is a moment. */
export function scheduleFaults(place: string, entity: Entity): string[] {
  const { from, until } = scheduleOf(entity)
  const ofClock = (entity.clock ?? []).map(momentOf)
  const named = [from, until].filter((name) => name !== undefined && !ofClock.includes(name))
  return named.flatMap((name) => {
    const { type = 'nothing' } = entity.fields[name!] ?? {}
    return ['instant', 'date'].includes(type)
      ? []
      : [`${place} schedule: "${name}" is no moment but ${type}. Name an instant or a date.`]
  })
}

/** States that a word names are those of the life cycle, and fields that it names are the entity's. */
export function namedFaults(
  place: string,
  { states = {}, fields, final = [], visibleIn = [], targeting = {} }: Entity,
): string[] {
  const unknown = (word: string, names: readonly string[]) =>
    names
      .filter((name) => !(name in states))
      .map((name) => `${place} ${word}: "${name}" is not a state. Name one of ${Object.keys(states).join(', ')}.`)
  return [
    ...unknown('final', final),
    ...unknown('visibleIn', visibleIn),
    ...Object.entries(targeting)
      .filter(([, name]) => !(name in fields))
      .map(([gate, name]) => `${place} targeting ${gate}: "${name}" is not a field. Name the one that restricts it.`),
  ]
}

/** Who looks after a record is one of those whose work it is. */
export function careFaults(place: string, { caredForBy, assignedTo = [] }: Entity): string[] {
  if (caredForBy === undefined || assignedTo.includes(caredForBy)) return []
  return [`${place} caredForBy: "${caredForBy}" is none of those that it is assigned to. Add it to "assignedTo".`]
}

/** What is drawn beside a name is a picture and a word, and nothing that some may not see. */
export function leadFaults(place: string, { fields, lead: { picture, also } = {} }: Entity): string[] {
  const type = picture === undefined ? 'image' : (fields[picture]?.type ?? 'nothing')
  return [
    ...(type === 'image' ? [] : [`${place} lead picture: "${picture}" is no picture but ${type}. Name an image.`]),
    ...[picture, also]
      .filter((name) => name !== undefined && fields[name]?.secret !== undefined)
      .map((name) => `${place} lead: "${name}" is secret, and is read with every name. Name another field.`),
  ]
}

/** What a field is about is said once. */
export function groupFaults(place: string, { groups = {}, fields }: Entity): string[] {
  const named = Object.values(groups).flat()
  return [
    ...named
      .filter((name) => !(name in fields))
      .map((name) => `${place} groups: "${name}" is not a field. Take it away.`),
    ...named
      .filter((name, at) => named.indexOf(name) !== at)
      .map((name) => `${place} groups: "${name}" is in two of them. Leave it in one.`),
  ]
}

/** A queue waits by moments that its list shows, and whoever has a case in hand is referred to. */
export function waitingFaults(
  place: string,
  { kind, entity, queue, columns, moreColumns = [] }: ListingPage,
): string[] {
  if (!queue) return []
  if (kind !== 'queue') return [`${place} queue: only a queue has records that wait. Take it away.`]
  const shown: readonly string[] = [...columns, ...moreColumns]
  const { type = 'ref' } = entity.fields[queue.holder ?? ''] ?? {}
  const { until, ...told } = queue
  const { type: ends = 'instant' } = entity.fields[until ?? ''] ?? { type: until === undefined ? 'instant' : 'nothing' }
  return [
    ...Object.entries(told)
      .flatMap(([word, paths]) => [paths].flat().map((path) => [word, path] as const))
      .filter(([, path]) => !shown.includes(path))
      .map(
        ([word, path]) =>
          `${place} queue ${word}: "${path}" is none of its columns. Add it to them, or to moreColumns.`,
      ),
    ...(type === 'ref'
      ? []
      : [`${place} queue holder: "${queue.holder}" refers to nobody but is ${type}. Name a reference.`]),
    ...(ends === 'instant' ? [] : [`${place} queue until: "${until}" is no moment but ${ends}. Name an instant.`]),
  ]
}

/** Each role of the shell is that of one page; each letter leads to one. */
export function shellFaults({ pages }: Registry): string[] {
  const all = [...pages.values()]
  // A few declarations by themselves, as tests have them, need no shell.
  const roles = all.some(({ page }) => page.role !== undefined) ? pageRoles : []
  return [
    ...roles.flatMap((role) => onceFaults(all, `role "${role}"`, ({ page }) => page.role === role)),
    ...[...new Set(all.flatMap(({ page }) => page.goKey ?? []))].flatMap((letter) =>
      onceFaults(all, `goKey "${letter}"`, ({ page }) => page.goKey === letter),
    ),
    ...all
      .filter(({ page, path }) => (page.goKey !== undefined || page.suggested !== undefined) && path.includes('{'))
      .map(
        ({ path }) =>
          `pages${path}: its address asks for a record, so that no key leads there. Take goKey and suggested away.`,
      ),
  ]
}

function onceFaults(all: readonly PageInfo[], what: string, has: (info: PageInfo) => boolean): string[] {
  const having = all.filter(has)
  if (having.length === 1) return []
  if (having.length === 0) return [`src/pages: no page has the ${what}. Declare it on one.`]
  return [`pages${having[1]!.path}: ${what} is that of ${having[0]!.id} too. Leave it to one of them.`]
}
