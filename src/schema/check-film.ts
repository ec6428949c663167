import type { Entity } from './entity'
import { filmOf, standsBeside, type Cut, type Film, type Judged, type Marked, type Moved, type Timed } from './film'
import type { Fields } from './field'
import { isListing, type ListingPage, type Page } from './page'
import { namedCommandFaults } from './named-command-faults'
import type { CommandInfo, PageInfo, Registry } from './registry'

type PathFaults = (place: string, entity: Entity, path: string) => string[]

/** What is wrong with the film of a page: what it is of, where its file is, what lies on it, and the commands that write to it. */
export function filmFaults(registry: Registry, place: string, info: PageInfo, pathFaults: PathFaults): string[] {
  const { page } = info
  const { entity } = page
  const film = filmOf(page)
  if (!film || !entity) return []
  const { entities } = registry
  const at = `${place} film`
  const through = ledTo(entities, entity, film.through)
  if (through === undefined)
    return [`${at} through: "${film.through}" leads from ${entity.name} to no record. Name references alone.`]
  const behind = film.by === undefined ? film.entity.name : ledTo(entities, film.entity, film.by)
  return [
    ...(behind === through
      ? []
      : [`${at} by: ${film.by ?? film.entity.name} does not lead to ${through}. Name a reference that does.`]),
    ...pathFaults(`${at} file`, film.entity, film.file),
    ...(film.prefers ? pathFaults(`${at} prefers`, film.entity, film.prefers.field) : []),
    ...(isListing(page) && standsBeside(page, film)
      ? besideFaults(at, page, film, pathFaults)
      : ownFaults(at, page, entity, film)),
    ...(film.lanes ?? []).flatMap(({ judged, moved }) =>
      [judged, moved].flatMap((each) => (each ? namedFaults(each) : [])),
    ),
    ...(film.marked ? namedFaults(film.marked) : []),
    ...(film.rows?.timed ? timedFaults(film.rows.timed) : []),
    ...(film.cut ? cutFaults(film.cut) : []),
  ]

  function namedFaults({ command, ...asked }: Judged | Moved | Marked): string[] {
    const words = 'verdict' in asked ? [asked.place, asked.verdict, asked.why] : Object.values<string>(asked)
    return namedCommandFaults(registry, at, info, command, words)
  }

  function cutFaults({ from, to, command }: Cut): string[] {
    const names = [from, to]
    return [
      ...names
        .filter((name) => entity?.fields[name]?.type !== 'duration')
        .map((name) => `${at} cut: "${name}" is no length of ${entity?.name}. Name a field in seconds.`),
      ...(film?.marked ? [`${at} cut: a stretch that is marked is a mark already. Take "marked" or "cut" away.`] : []),
      ...(command === undefined ? [] : namedCommandFaults(registry, `${at} cut`, info, command, names)),
    ]
  }

  function timedFaults({ begin, end, at: when }: Timed): string[] {
    return [begin, end].flatMap((name) => namedCommandFaults(registry, `${at} rows`, info, name, [when]))
  }
}

/** What is wrong with the film of each record: where it is drawn, and what lies on it. */
function ownFaults(at: string, { kind }: Page, entity: Entity, film: Film): string[] {
  const isShown = kind === 'queue' || kind === 'detail' || kind === 'list'
  return [...(isShown ? [] : [`${at}: a ${kind} shows no film. Take it away.`]), ...laneFaults(at, entity, film)]
}

/** What is wrong with what lies on the film of a case. */
function laneFaults(at: string, entity: Entity, { lanes = [], rows }: Film): string[] {
  return [
    ...(rows
      ? [`${at} rows: no reference that opens the page leads to the film, so that its rows lie on none. Declare lanes.`]
      : []),
    ...lanes.flatMap(({ field, within, from, to, lasts, text, state }) => {
      const members = membersOf(entity.fields, field, within)
      if (!members) return [`${at} lanes: "${field}" is no list of rows of ${entity.name}. Name one.`]
      return [from, to ?? lasts ?? from, text, ...(state ? [state.member] : [])]
        .filter((name) => !(name in members))
        .map(
          (name) => `${at} lanes ${field}: it has no member "${name}". Name one of ${Object.keys(members).join(', ')}.`,
        )
    }),
  ]
}

/** What is wrong with the film beside a list: the record that opens the page tells whose it is, and its rows are in milliseconds. */
function besideFaults(
  at: string,
  { entity, sort }: ListingPage,
  { lanes, rows }: Film,
  pathFaults: PathFaults,
): string[] {
  const times = rows ? [rows.from, rows.to].filter((name) => !isInMilliseconds(entity, name)) : []
  return [
    ...(lanes ? [`${at} lanes: a list has no case whose rows they are. Declare rows.`] : []),
    ...(rows && sort !== rows.from
      ? [`${at} rows: the list is not in the order of the film. Sort it by "${rows.from}".`]
      : []),
    ...times.map((name) => `${at} rows: "${name}" is no time of a film. Name a field in milliseconds.`),
    ...(rows ? pathFaults(`${at} rows`, entity, rows.text) : []),
  ]
}

function isInMilliseconds({ fields }: Entity, name: string): boolean {
  const field = fields[name]
  return field !== undefined && 'unit' in field && field.unit === 'milliseconds'
}

/** Arguments that are filled in from a film are asked for by a page that has one. */
export function filmTimeFaults(place: string, { page, command: { asks = {} } }: CommandInfo): string[] {
  if (filmOf(page.page)) return []
  return Object.entries(asks)
    .filter(([, field]) => 'from' in field && field.from === 'playhead')
    .map(([name]) => `${place} asks ${name}: no film stands on its page to tell the time. Take "from" away.`)
}

function membersOf(fields: Fields, name: string, within?: string): Fields | undefined {
  const field = fields[name]
  const members = field?.type === 'rows' && 'fields' in field ? (field.fields as Fields) : undefined
  return members && within !== undefined ? membersOf(members, within) : members
}

/** The entity that a path of references leads to; undefined where a step of it is no reference to one record. */
function ledTo(entities: ReadonlyMap<string, Entity>, entity: Entity, path: string): string | undefined {
  if (path === 'id') return entity.name
  const [name = '', ...steps] = path.split('.')
  const members = membersOf(entity.fields, name)
  // Of a list of rows the member leads on.
  const [first = '', ...rest] = members ? steps : [name, ...steps]
  const field = (members ?? entity.fields)[first]
  const refers = field?.type === 'ref' || (members !== undefined && field?.type === 'refs')
  const to = refers && 'to' in field ? String(field.to) : undefined
  const next = to === undefined ? undefined : entities.get(to)
  return rest.length === 0 || !next ? to : ledTo(entities, next, rest.join('.'))
}
