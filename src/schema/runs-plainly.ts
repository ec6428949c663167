import { startsInBrowser } from './does'
import type { CommandInfo } from './registry'

/**
 * Whether a command can be run where the calls of the specification are all that is answered: by its own call, which says that it
 * does the same for who names no command, by the one that does it there, or in the browser alone.
 */
export function runsPlainly(
  { call: { method, url }, command }: Pick<CommandInfo, 'call' | 'command'>,
  isSpecified: (call: string) => boolean,
): boolean {
  const { plain, call } = command
  if (typeof plain === 'string') return isSpecified(plain)
  if (startsInBrowser(command)) return call === undefined || isSpecified(call)
  return plain === true && isSpecified(`${method} ${url}`)
}
