import { addressFaults } from './address-faults'
import { reasonsIn } from './command'
import { momentOf, moveFrom } from './entity'
import type { ClockMove, Entity } from './entity'
import { startsInBrowser } from './does'
import { doesFaults } from './does-faults'
import { scopeFaults } from './scope-faults'
import { withMembers, type Field } from './field'
import { keepFaults } from './keep-faults'
import { moneyFaults, paysFaults } from './money-faults'
import { compareFaults } from './check-compare'
import { draftFaults } from './check-drafts'
import { filmFaults, filmTimeFaults } from './check-film'
import { graphFaults } from './film-graphs'
import { uploadFaults } from './check-uploads'
import { panelFaults } from './check-panels'
import { subjectFaults } from './check-subject'
import { panelsOf } from './panel'
import { amongFaults, shortlistFaults } from './shortlist'
import { threadFaults } from './check-thread'
import { wallFaults } from './check-wall'
import { nearest } from './names'
import { isListing, type ListingPage, type Page, type Tab } from './page'
import type { CommandInfo, Declarations, PageInfo, Registry } from './registry'
import { addressAbove, mainPageOf } from './tab-pages'
import {
  careFaults,
  groupFaults,
  leadFaults,
  namedFaults,
  scheduleFaults,
  shellFaults,
  waitingFaults,
} from './word-faults'

const standardNames = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'state']

/**
 * The checks that types cannot make: references by name, paths through a reference, ids that must be unique.
 * @returns one sentence a fault: its place, what is wrong, and the remedy. Empty when all is well.
 */
export function checkDeclarations(registry: Registry, found: Declarations): string[] {
  return [
    ...duplicates(found, registry),
    ...[...registry.entities.values()].flatMap((entity) => entityFaults(registry, entity)),
    ...[...registry.pages.values()].flatMap((page) => pageFaults(registry, page)),
    ...[...registry.commands.values()].flatMap((command) => commandFaults(registry, command)),
    ...amongFaults(registry),
    ...addressFaults(registry),
    ...shellFaults(registry),
  ]
}

function duplicates(found: Declarations, registry: Registry): string[] {
  const faults: string[] = []
  const entityFiles = new Map<string, string>()
  for (const [file, { default: entity }] of Object.entries(found.entities)) {
    const other = entityFiles.get(entity.name)
    if (other) faults.push(`${file}: the entity "${entity.name}" is declared in ${other} too. Rename one of them.`)
    entityFiles.set(entity.name, file)
  }
  const pathOwners = new Map<string, string>()
  for (const page of registry.pages.values()) {
    const other = pathOwners.get(page.path)
    if (other) faults.push(`pages ${page.id}: its route ${page.path} is that of ${other} too. Move one of them.`)
    pathOwners.set(page.path, page.id)
  }
  const pageFiles = Object.keys(found.pages).length
  if (pageFiles !== registry.pages.size)
    faults.push(
      `src/pages: ${pageFiles} files make only ${registry.pages.size} page ids. Two files derive the same id; rename one.`,
    )
  return faults
}

function entityFaults(registry: Registry, entity: Entity): string[] {
  const faults: string[] = []
  const place = `entities ${entity.name}`
  for (const [name, field] of withMembers(entity.fields)) {
    if (standardNames.includes(name))
      faults.push(`${place} fields: "${name}" is there without saying so. Leave it out.`)
    faults.push(...areaFaults(`${place} ${name}`, field), ...emptyFaults(`${place} ${name}`, field))
    const target = 'to' in field ? String(field.to) : undefined
    if (target && !registry.entities.has(target))
      faults.push(`${place} ${name}: "${target}" is not an entity.${suggest(target, registry.entities.keys())}`)
  }
  faults.push(...graphFaults(place, entity))
  const states = Object.keys(entity.states ?? {})
  for (const [state, moves] of Object.entries(entity.states ?? {}))
    for (const [move, to] of Object.entries(moves))
      if (!states.includes(to))
        faults.push(`${place} states ${state}.${move}: "${to}" is not a state.${suggest(to, states)}`)
  return [
    ...faults,
    ...scopeFaults(registry, entity),
    ...keepFaults(registry, entity),
    ...paysFaults(place, entity),
    ...scheduleFaults(place, entity),
    ...namedFaults(place, entity),
    ...careFaults(place, entity),
    ...leadFaults(place, entity),
    ...shortlistFaults(place, entity),
    ...groupFaults(place, entity),
    ...(entity.clock ?? []).flatMap((clock) => clockFaults(place, entity, clock)),
  ]
}

/** Whatever refers to areas says to those of which group. */
function areaFaults(place: string, field: Field): string[] {
  const isOfAreas = field.type === 'areas' || ('to' in field && field.to === 'areaConfig')
  if (!isOfAreas || 'group' in field) return []
  return [
    `${place}: nothing says which areas it offers. Name their group: \`area({ group: 'general' })\` where no other fits.`,
  ]
}

/** What is always filled says nothing by being empty. */
function emptyFaults(place: string, { emptyMeans, required }: Field): string[] {
  if (emptyMeans === undefined || !required) return []
  return [`${place} emptyMeans: it is required, and never empty. Take the one or the other away.`]
}

function clockFaults(place: string, entity: Entity, clock: ClockMove): string[] {
  const { move = 'byTime', states } = clock
  const { type = 'nothing' } = entity.fields[momentOf(clock)] ?? {}
  return [
    ...(['instant', 'date'].includes(type)
      ? []
      : [`${place} clock: "${momentOf(clock)}" is no moment but ${type}. Name an instant or a date.`]),
    ...states
      .filter((state) => moveFrom(entity, state, move) === undefined)
      .map(
        (state) => `${place} clock: no move "${move}" leaves ${state}. Add it to the states, or leave ${state} out.`,
      ),
  ]
}

function pageFaults(registry: Registry, info: PageInfo): string[] {
  const { page } = info
  const place = `pages${info.path}`
  const faults: string[] = []
  if (!mainPageOf(registry.pages.values(), info))
    faults.push(
      `${place} subpage: no page stands at ${addressAbove(info.path)}, or it is a tab itself. Add the page there, or take "subpage" away.`,
    )
  if (isListing(page))
    faults.push(
      ...listFaults(registry, place, page.entity, page),
      ...queueFaults(place, page),
      ...subjectFaults(place, page),
      ...draftFaults(place, page),
      ...uploadFaults(registry, place, info, page, (at, entity, path) => pathFaults(registry, at, entity, path)),
      ...compareFaults(registry, place, info, page),
      ...threadFaults(registry, place, info, page, (at, entity, path) => pathFaults(registry, at, entity, path)),
      ...waitingFaults(place, page),
      ...wallFaults(registry, place, info, page, (at, entity, path) => pathFaults(registry, at, entity, path)),
    )
  faults.push(...filmFaults(registry, place, info, (at, entity, path) => pathFaults(registry, at, entity, path)))
  if (page.entity)
    faults.push(
      ...panelFaults(place, page.entity, panelsOf(page), (at, entity, path) => pathFaults(registry, at, entity, path)),
    )
  if ('related' in page)
    for (const tab of page.related ?? []) {
      faults.push(...listFaults(registry, `${place} related ${tab.key}`, tab.entity, tab))
      faults.push(...pathFaults(registry, `${place} related ${tab.key} by`, tab.entity, tab.by))
    }
  if ('fieldsets' in page && page.entity)
    for (const [group, names] of Object.entries(page.fieldsets ?? {}))
      for (const name of names) faults.push(...pathFaults(registry, `${place} fieldsets ${group}`, page.entity, name))
  return faults
}

/** A queue says which of its records' states wait for somebody, and nothing else does. */
function queueFaults(place: string, { kind, entity, waits = [] }: ListingPage): string[] {
  const states = Object.keys(entity.states ?? {})
  if (kind !== 'queue')
    return waits.length > 0 ? [`${place} waits: only a queue hands out what waits. Take it away.`] : []
  if (states.length > 0 && waits.length === 0)
    return [`${place} waits: a queue of ${entity.name} has to say in which of its states a record waits. Add "waits".`]
  return waits
    .filter((state) => !states.includes(state))
    .map((state) => `${place} waits: "${state}" is not a state of ${entity.name}.${suggest(state, states)}`)
}

function listFaults(
  registry: Registry,
  place: string,
  entity: Entity,
  list: Extract<Page, { columns: unknown }> | Tab,
): string[] {
  const check = (key: string, paths: readonly string[] = []) =>
    paths.flatMap((path) => pathFaults(registry, `${place} ${key}`, entity, path))
  return [
    ...check('columns', list.columns),
    ...check('moreColumns', list.moreColumns),
    ...check('filters', list.filters),
    ...check('moreFilters', list.moreFilters),
    ...check('sort', list.sort ? [list.sort.replace(/^-/, '')] : []),
    ...check('fixed', Object.keys(list.fixed ?? {})),
    ...check('opensWith', Object.keys(list.opensWith ?? {})),
    ...check('orderOf', list.orderOf),
    ...check('within', list.within ? [list.within] : []),
    ...check('onlyFor', Object.keys(list.onlyFor ?? {})),
    ...wordFaults(place, entity, list),
  ]
}

/** What is wrong with the words that some fields are for: they are those of the field that the list is limited to. */
function wordFaults(
  place: string,
  entity: Entity,
  { within = '', onlyFor }: Pick<Tab, 'within' | 'onlyFor'>,
): string[] {
  if (!onlyFor) return []
  const field = entity.fields[within]
  const words = field && 'of' in field ? (field.of as readonly string[]) : []
  const unknown = [...new Set(Object.values(onlyFor).flat())].filter((word) => !words.includes(word))
  return unknown.map((word) => `${place} onlyFor: "${word}" is not a word of "${within}".${suggest(word, words)}`)
}

/** What is wrong with a field path of an entity, each step looked up. */
function pathFaults(registry: Registry, place: string, entity: Entity, path: string): string[] {
  const [first = '', ...rest] = path.split('.')
  const field = entity.fields[first]
  if (rest.length === 0 && (field || standardNames.includes(first))) return []
  const known = [...Object.keys(entity.fields), ...standardNames]
  if (!field) return [`${place}: "${first}" is not a field of ${entity.name}.${suggest(first, known)}`]
  const target = field.type === 'ref' && 'to' in field ? registry.entities.get(String(field.to)) : undefined
  if (!target) return [`${place}: "${path}" steps through ${first}, which is no reference. Name the field alone.`]
  return pathFaults(registry, place, target, rest.join('.'))
}

function commandFaults(registry: Registry, info: CommandInfo): string[] {
  const { command, page } = info
  const place = `commands ${info.id}`
  const faults: string[] = []
  if (command.inverse && !registry.commands.has(`${page.id}.${command.inverse}`)) {
    const siblings = [...registry.commands.values()].filter((other) => other.page === page).map((other) => other.name)
    faults.push(
      `${place} inverse: "${command.inverse}" is not a command of this page.${suggest(command.inverse, siblings)}`,
    )
  }
  for (const [name, field] of withMembers(command.asks ?? {})) {
    faults.push(...areaFaults(`${place} asks ${name}`, field))
    if ('to' in field && !registry.entities.has(String(field.to)))
      faults.push(
        `${place} asks ${name}: "${String(field.to)}" is not an entity.${suggest(String(field.to), registry.entities.keys())}`,
      )
  }
  return [
    ...faults,
    ...doesFaults(registry, place, info),
    ...reasonFaults(place, info),
    ...auditFaults(registry, place, info),
    ...moneyFaults(registry, place, info),
    ...filmTimeFaults(place, info),
  ]
}

/** Whoever holds the right of a secret field looks at it by such a command: the log has to tell. */
function auditFaults(registry: Registry, place: string, { permission, command }: CommandInfo): string[] {
  if (startsInBrowser(command) || command.audits !== undefined || !secretsOf(registry).has(permission)) return []
  return [
    `${place} audits: "${permission}" shows a secret, and the log would not tell. Say "reveal", or "download" for a file.`,
  ]
}

const knownSecrets = new WeakMap<Registry, ReadonlySet<string>>()

/** The rights that show secret fields. */
function secretsOf(registry: Registry): ReadonlySet<string> {
  const secrets =
    knownSecrets.get(registry) ??
    new Set(
      [...registry.entities.values()].flatMap(({ fields }) =>
        Object.values(fields).flatMap(({ secret }) => (secret === undefined ? [] : [secret])),
      ),
    )
  knownSecrets.set(registry, secrets)
  return secrets
}

/** The log keeps one reason. */
function reasonFaults(place: string, { command: { asks = {} } }: CommandInfo): string[] {
  const [first, ...others] = reasonsIn(asks)
  return others.map(
    (name) => `${place} asks ${name}: "${first}" is its reason already. Make one of them a plain string or text.`,
  )
}

function suggest(name: string, known: Iterable<string>): string {
  const found = nearest(name, known)
  return found ? ` Did you mean "${found}"?` : ''
}
