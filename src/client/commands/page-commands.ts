import type { CommandInfo, PageInfo } from '../../schema/registry'
import { isHeld } from '../console/may-reach'
import { registry } from '../declarations'
import { holds } from '../session/session'
import { isSamePage } from './address-for'

/** Commands that are offered elsewhere on a page than among its buttons. */
const elsewhere = new Set(['go'])

/**
 * The commands of a page that the account may run, in declared order; a detail page has its list's too, but for what leads
 * here.
 */
export function commandsOf(page: PageInfo): CommandInfo[] {
  const lists = [page.id, 'commandsOf' in page.page ? page.page.commandsOf : undefined]
  return [...registry.commands.values()].filter(
    (info) =>
      lists.includes(info.page.id) &&
      !elsewhere.has(info.name) &&
      (info.command.opens === undefined || !isSamePage(info.command.opens, page.path)) &&
      isHeld(info, holds),
  )
}

/** The commands that act on the page as a whole. */
export function pageCommands(page: PageInfo): CommandInfo[] {
  return commandsOf(page).filter(
    ({ command }) => (command.on === 'page' && !command.global) || (command.on === 'page' && isOwnGlobal(command)),
  )
}

/** The commands that act on rows. */
export function rowCommands(page: PageInfo): CommandInfo[] {
  return commandsOf(page).filter(({ command }) => command.on !== 'page')
}

/** `export` is offered everywhere and yet is a button of its own page. */
function isOwnGlobal(command: CommandInfo['command']): boolean {
  return command.asks !== undefined && 'format' in command.asks
}
