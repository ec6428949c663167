import type { CommandInfo } from '../../../schema/registry'
import { leadsTo } from '../../../schema/route'
import type { SitePage } from '../../../schema/site-map'
import { site } from './site'
import { mayOpen } from './may-open'
import { addressOf } from '../../../schema/does'

const led = new Map<string, readonly SitePage[]>()

/** Whether the account may open the page that an address leads to; names in braces stand for values to come. */
export function mayReach(address: string, holds: (code: string) => boolean): boolean {
  let pages = led.get(address)
  if (!pages) led.set(address, (pages = [...site.pages.values()].filter(({ path }) => leadsTo(address, path))))
  return pages.some((page) => mayOpen(page, holds))
}

/** Whether the account may run a command at all: holds its right, and may open the page that it leads to. */
export function isHeld({ permission, command }: CommandInfo, holds: (code: string) => boolean): boolean {
  const address = addressOf(command)
  return holds(permission) && (address === undefined || mayReach(address, holds))
}
