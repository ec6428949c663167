import { isListing } from './page'
import type { CommandInfo, Registry } from './registry'

/** The command of a list of the record that a form's saving command runs on what was saved. */
export function savedThen(registry: Registry, { command, page }: CommandInfo): CommandInfo | undefined {
  const next = command.does?.kind === 'saveThen' ? command.does.next : undefined
  return [...registry.commands.values()].find(
    (other) =>
      other.name === next &&
      other.command.on !== 'page' &&
      other.command.entity === page.page.entity &&
      isListing(other.page.page),
  )
}
