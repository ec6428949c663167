import { untilOf, type Does, type Make } from './does'
import { statesThatAllow, type Entity } from './entity'
import { nearest } from './names'
import type { CommandInfo, Registry } from './registry'
import { savedThen } from './saved-then'
import { namesIn } from './route'

/** The faults in what a command says that it does: one sentence a fault, with place, fault and remedy. */
export function doesFaults(registry: Registry, place: string, info: CommandInfo): string[] {
  const { does, entity } = info.command
  return [
    ...moveFaults(place, info),
    ...untilFaults(place, info),
    ...(does?.kind === 'copyText' ? nameFaults(`${place} copyText`, entity, namesIn(does.text)) : []),
    ...(does?.kind === 'addTo' || does?.kind === 'removeFrom' ? listFaults(place, info, does.lists) : []),
    ...(does?.kind === 'make' ? makeFaults(place, entity, does) : []),
    ...(does?.kind === 'copy' ? copyFaults(place, info) : []),
    ...(does?.kind === 'saveThen' ? savingFaults(registry, place, info, does.next) : []),
  ]
}

/** A move is what a command does, or not: its name alone decides nothing. */
function moveFaults(place: string, { name, command: { entity, does, verb } }: CommandInfo): string[] {
  const isMove = does?.kind === 'move'
  const isNamed = entity !== undefined && statesThatAllow(entity, name).length > 0
  if (isMove && !isNamed)
    return [`${place} does: no state of ${entity?.name} has the move "${name}". Add it to the states, or call it so.`]
  if (isMove || !isNamed || verb !== undefined) return []
  return [`${place} does: "${name}" is a move of ${entity.name}. Say \`does: move()\`, or rename one of the two.`]
}

/** What is restored by itself is restored at a moment that somebody has named. */
function untilFaults(place: string, { command }: CommandInfo): string[] {
  const until = untilOf(command)
  const type = until === undefined ? 'instant' : (command.asks?.[until]?.type ?? 'nothing')
  return type === 'instant' ? [] : [`${place} until: "${until}" is no moment but ${type}. Ask for an instant.`]
}

/** What is added to a list is an argument of the list's name. */
function listFaults(
  place: string,
  { command: { asks = {}, entity } }: CommandInfo,
  lists: readonly string[],
): string[] {
  return [
    ...nameFaults(`${place} does`, entity, lists),
    ...lists
      .filter((name) => !(name in asks))
      .map((name) => `${place} does: it changes "${name}" and does not ask for it. Add it to "asks".`),
  ]
}

/** What ties a record to the one at hand is a field on both sides. */
function makeFaults(place: string, entity: Entity | undefined, { entity: made, ties, set }: Make): string[] {
  return [
    ...nameFaults(`${place} make`, made, [...Object.keys(ties), ...Object.keys(set)]),
    ...nameFaults(`${place} make`, entity, Object.values(ties)),
  ]
}

/** A copy that shares with its record what no two records may share can never be made. */
function copyFaults(place: string, { command: { entity, asks } }: CommandInfo): string[] {
  if (!entity || entity.uniqueWhileIn) return []
  const isOwn = (name: string) => name in { ...asks } || entity.fields[name]?.unique === true
  return (entity.unique ?? [])
    .filter((together) => !together.some(isOwn))
    .map((together) => `${place} copies: no two records share ${together.join(' and ')}. Ask for one of them.`)
}

/** What a form's command goes on with after saving must be there to go on with. */
function savingFaults(
  registry: Registry,
  place: string,
  info: CommandInfo,
  next: Extract<Does, { readonly kind: 'saveThen' }>['next'],
): string[] {
  if (info.page.page.kind !== 'form') return [`${place} saveThen: its page is no form. Declare it on one.`]
  if (typeof next !== 'string' || savedThen(registry, info)) return []
  return [`${place} saveThen: no list of ${info.page.page.entity.name} has a command "${next}". Name one of them.`]
}

function nameFaults(place: string, entity: Entity | undefined, names: readonly string[]): string[] {
  const known = ['id', 'state', ...Object.keys(entity?.fields ?? {})]
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearest(name, known)
      return `${place}: "${name}" is not a field of ${entity?.name}.${near ? ` Did you mean "${near}"?` : ''}`
    })
}
