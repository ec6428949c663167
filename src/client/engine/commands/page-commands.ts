import type { CommandInfo, PageInfo } from '../../../schema/registry'
import { registry } from '../declared/registry'
import { holds as held } from '../../base/session/session'
import { isSamePage } from '../parts/address-for'
import { addressOf } from '../../../schema/does'
import { isRunnable } from './is-runnable'

/** Whether the account has a permission code. */
type Holds = (code: string) => boolean

/**
 * The commands of a page that the account may run, in declared order; a detail page has its list's too, but for what leads
 * here. What is drawn takes them from `useCommands`, and so follows rights that change.
 */
export function commandsOf(page: PageInfo, holds: Holds = held): CommandInfo[] {
  const lists = [page.id, 'commandsOf' in page.page ? page.page.commandsOf : undefined]
  return [...registry.commands.values()].filter(
    (info) =>
      lists.includes(info.page.id) && info.command.verb !== 'go' && !leadsHere(info, page) && isRunnable(info, holds),
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
    ({ command }) =>
      // An export is offered everywhere, and is a button of its own page too.
      command.on === 'page' && (!command.global || command.verb === 'export'),
  )
}

/** The commands that act on rows. */
export function rowCommands(page: PageInfo, holds: Holds = held): CommandInfo[] {
  return commandsOf(page, holds).filter(({ command }) => command.on !== 'page')
}

/** Whether a command leads to the page that it would be offered on; one that asks where to leads to others of its kind. */
function leadsHere({ command }: CommandInfo, page: PageInfo): boolean {
  const address = command.asks ? undefined : addressOf(command)
  return address !== undefined && isSamePage(address, page.path)
}
