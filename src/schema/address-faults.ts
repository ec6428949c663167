import { addressOf } from './does'
import type { Entity } from './entity'
import { isListing } from './page'
import { offeredPaths, type PageInfo, type Registry } from './registry'
import { leadsTo, namesIn, parametersOf } from './route'

/** Query parameters that pages of any kind take: a record, one to copy, a part of the page. */
const shared = ['id', 'copy', 'tab']

/**
 * What is wrong with the addresses that pages and commands lead to: there is no such page, it lacks a parameter that it
 * needs, or a name stands for nothing. A sentence a fault, with place, fault and remedy.
 */
export function addressFaults(registry: Registry): string[] {
  const ofPages = [...registry.pages.values()].flatMap((info) => pageFaults(registry, info))
  const ofCommands = [...registry.commands.values()].flatMap(({ id, command }) => {
    const address = addressOf(command)
    if (address === undefined) return []
    const isOfRecord = command.on !== 'page' || command.does?.kind === 'saveThen'
    const names = isOfRecord ? namesOf(command.entity) : []
    return faultsOf(registry, `commands ${id} leadTo`, address, names && [...names, ...Object.keys(command.asks ?? {})])
  })
  return [...ofPages, ...ofCommands]
}

function pageFaults(registry: Registry, { path, page }: PageInfo): string[] {
  if (!isListing(page) || !page.opens) return []
  return Object.entries(page.opens).flatMap(([step, address]) => {
    const place = `pages${path} opens.${step}`
    const known = step === 'create' ? [page.within ?? []].flat() : namesOf(page.entity)
    const isOfRow = step === 'create' || address.endsWith('=') || address.includes('{')
    return [
      ...faultsOf(registry, place, address, known),
      ...(isOfRow ? [] : [`${place}: "${address}" names no record. Let it end in ?id=, or name {id} in it.`]),
    ]
  })
}

function faultsOf(registry: Registry, place: string, address: string, names: readonly string[] | undefined): string[] {
  const [path = '', query = ''] = address.split('?')
  const targets = [...registry.pages.values()].filter((info) => leadsTo(path, info.path))
  const unknown = namesIn(address).filter((name) => names && !names.includes(name))
  return [
    ...unknown.map((name) => `${place}: nothing is called "${name}" there. Name a field of the record, or {id}.`),
    ...(targets.length === 0
      ? [`${place}: no page stands at ${path}, or it needs more than that. Mend the address.`]
      : []),
    ...[...new URLSearchParams(query).keys()]
      .filter((name) => targets.length > 0 && !targets.some((target) => takes(target, name)))
      .map((name) => `${place}: ${path} takes no "${name}". Name one of its filters, or add it to them.`),
  ]
}

/** Whether a page is opened by a query parameter: its record, what tells its tabs apart, or a filter. */
function takes({ page, path }: PageInfo, name: string): boolean {
  const within = 'within' in page ? page.within : undefined
  return (
    shared.includes(name) ||
    name === within ||
    page.kind === 'tool' ||
    (page.openedBy ?? []).includes(name) ||
    offeredPaths(page).includes(name) ||
    parametersOf(path).some((parameter) => parameter.name === name)
  )
}

/** What an address about a record may name; undefined where the record is of any kind. */
function namesOf(entity: Entity | undefined): readonly string[] | undefined {
  return entity && ['id', ...Object.keys(entity.fields)]
}
