import { nearest } from './names'
import type { PageInfo, Registry } from './registry'

/** What is wrong with naming a command of a page: there is none, or it does not ask for what it is to be given. */
export function namedCommandFaults(
  registry: Registry,
  place: string,
  { id }: PageInfo,
  name: string,
  asked: readonly string[],
): string[] {
  const command = registry.commands.get(`${id}.${name}`)?.command
  if (!command) return [`${place}: there is no command "${name}" of the page. Declare it, or name another.`]
  const asks = Object.keys(command.asks ?? {})
  return asked
    .filter((argument) => !asks.includes(argument))
    .map(
      (argument) =>
        `${place}: the command "${name}" asks for no "${argument}". Let it ask for one${nearestOf(argument, asks)}.`,
    )
}

function nearestOf(argument: string, asks: readonly string[]): string {
  const near = nearest(argument, asks)
  return near ? `, or say "${near}"` : ''
}
