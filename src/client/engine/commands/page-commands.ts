import type { CommandInfo, PageInfo } from '../../../schema/registry'
import { registry } from '../declared/registry'
import { holds as held } from '../../base/session/session'
import { isSamePage } from '../parts/address-for'
import { isRunnable } from './is-runnable'

/** Whether a permission code is held. */
type Holds = (code: string) => boolean

/** Commands that are offered elsewhere on a page than among its buttons. */
const elsewhere = new Set(['go'])

/**
 * The commands of a page that the account may run, in declared order; a detail page has its list's too, but for what leads
 * here. What is drawn takes them from `useCommands`, and so follows rights that change.
 */
export function commandsOf(page: PageInfo, holds: Holds = held): CommandInfo[] {
  const lists = [page.id, 'commandsOf' in page.page ? page.page.commandsOf : undefined]
  return [...registry.commands.values()].filter(
    (info) =>
      lists.includes(info.page.id) &&
      !elsewhere.has(info.name) &&
      (info.command.opens === undefined || !isSamePage(info.command.opens, page.path)) &&
      isRunnable(info, holds),
  )
}

/** The commands of a page that the account lacks the right to: their keys say so. */
export function withheldCommands(page: PageInfo, holds: Holds = held): CommandInfo[] {
  const offered = new Set(commandsOf(page, holds))
  return commandsOf(page, () => true).filter((info) => !offered.has(info))
}

/** The commands that act on the page as a whole. */
export function pageCommands(page: PageInfo, holds: Holds = held): CommandInfo[] {
  return commandsOf(page, holds).filter(
    ({ command }) => (command.on === 'page' && !command.global) || (command.on === 'page' && isOwnGlobal(command)),
  )
}

/** The commands that act on rows. */
export function rowCommands(page: PageInfo, holds: Holds = held): CommandInfo[] {
  return commandsOf(page, holds).filter(({ command }) => command.on !== 'page')
}

/** `export` is offered everywhere and yet is a button of its own page. */
function isOwnGlobal(command: CommandInfo['command']): boolean {
  return command.asks !== undefined && 'format' in command.asks
}
