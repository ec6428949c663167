import { moveFrom, statesThatAllow, type Entity } from './entity'
import type { CommandInfo, Registry } from './registry'

/** What goes out with a record is an amount of money, let go in states that the record has. */
export function paysFaults(place: string, { pays, fields, states = {} }: Entity): string[] {
  if (!pays) return []
  const type = fields[pays.amount]?.type ?? 'nothing'
  return [
    ...(type === 'money' ? [] : [`${place} pays: "${pays.amount}" is no amount but ${type}. Name a field of money.`]),
    ...pays.in
      .filter((state) => !(state in states))
      .map((state) => `${place} pays: "${state}" is not a state. Name those in which the money has been let go.`),
  ]
}

/**
 * What lets money go says how much, an amount that roles' limits are compared with, or which command of its page has decided on
 * it; what always takes a second person needs no limit.
 */
export function moneyFaults(registry: Registry, place: string, info: CommandInfo): string[] {
  const { money, carriesOut, danger, entity } = info.command
  const type = money === undefined ? 'money' : (entity?.fields[money]?.type ?? 'nothing')
  const decided = carriesOut === undefined ? undefined : registry.commands.get(`${info.page.id}.${carriesOut}`)
  const isSaid = money !== undefined || carriesOut !== undefined || danger === 'second'
  return [
    ...(type === 'money' ? [] : [`${place} money: "${money}" is no amount but ${type}. Name a field of money.`]),
    ...(carriesOut === undefined || decided?.command.money !== undefined
      ? []
      : [
          `${place} carriesOut: no command "${carriesOut}" of this page says how much goes. Name the one with "money".`,
        ]),
    ...(isSaid || !letsGo(info)
      ? []
      : [
          `${place}: it lets the money of a ${entity?.name} go and names no amount. Say "money", or what it "carriesOut".`,
        ]),
  ]
}

/** Whether a command brings a record to where its money has been let go. */
function letsGo({ name, command: { entity } }: CommandInfo): boolean {
  if (!entity?.pays) return false
  const reached = statesThatAllow(entity, name).map((state) => moveFrom(entity, state, name) ?? '')
  return reached.some((state) => entity.pays?.in.includes(state))
}
