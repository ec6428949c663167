import { isListing, type Page } from '../../src/schema/page'
import type { CommandInfo, PageInfo } from '../../src/schema/registry'
import { registry } from '../../src/server/base/declarations'
import type { AnyCommand, PageCommand } from './command-arguments'

/**
 * Finds what the registry knows of a command that a test imports.
 * @param page the page that is meant, where several share the command; else the first of them that lists its records
 * @throws where the registry has no such command
 */
export function infoOf(command: AnyCommand, page?: Page): CommandInfo {
  const found = (infos.get(command) ?? []).filter((info) => !page || info.page.page === page)
  const [first] = found
  if (!first) throw new Error('The registry has no such command, or the page named has none.')
  return found.find((info) => isListing(info.page.page)) ?? first
}

const infos = new Map<AnyCommand, CommandInfo[]>()
for (const info of registry.commands.values()) {
  const others = infos.get(info.command)
  if (others) others.push(info)
  else infos.set(info.command, [info])
}

/** Finds what the registry knows of a page that a test imports. @throws where it has no such page */
export function pageInfoOf(page: Page): PageInfo {
  const found = [...registry.pages.values()].find((info) => info.page === page)
  if (!found) throw new Error('The registry has no such page.')
  return found
}

/** Finds a command that no file exports because it derives from the page: `commandOf(userLabelPage, 'delete')`. */
export function commandOf(page: Page, name: 'import' | 'export' | 'new'): PageCommand
export function commandOf(page: Page, name: string): AnyCommand & { readonly on: 'row' | 'rows' }
export function commandOf(page: Page, name: string): AnyCommand {
  const info = registry.commands.get(`${pageInfoOf(page).id}.${name}`)
  if (!info) throw new Error(`The page ${pageInfoOf(page).id} has no command "${name}".`)
  return info.command
}
