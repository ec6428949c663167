import type { CommandInfo } from '../../../../schema/registry'

/**
 * The commands of a tool that stand on it as forms: they ask for something and answer at once. The others, and those that
 * have to be confirmed, stay buttons.
 */
export function splitToolCommands(commands: readonly CommandInfo[]): {
  readonly forms: readonly CommandInfo[]
  readonly buttons: readonly CommandInfo[]
} {
  const isForm = ({ name, command }: CommandInfo) =>
    command.on === 'page' &&
    !command.local &&
    !command.global &&
    !command.danger &&
    name !== 'import' &&
    Object.keys(command.asks ?? {}).length > 0
  return { forms: commands.filter(isForm), buttons: commands.filter((info) => !isForm(info)) }
}
