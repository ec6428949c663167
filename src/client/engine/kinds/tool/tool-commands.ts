import type { CommandInfo } from '../../../../schema/registry'
import { startsInBrowser } from '../../../../schema/does'

/**
 * The commands of a tool that are on it as forms: they ask for something and answer at once. The others, and those that
 * have to be confirmed, stay buttons.
 */
export function splitToolCommands(commands: readonly CommandInfo[]): {
  readonly forms: readonly CommandInfo[]
  readonly buttons: readonly CommandInfo[]
} {
  const isForm = ({ command }: CommandInfo) =>
    command.on === 'page' &&
    !startsInBrowser(command) &&
    !command.global &&
    !command.danger &&
    command.verb !== 'import' &&
    Object.keys(command.asks ?? {}).length > 0
  return { forms: commands.filter(isForm), buttons: commands.filter((info) => !isForm(info)) }
}
