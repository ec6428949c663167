import account from '../../entities/staff-manage/account'
import element from '../../entities/staff-manage/element'
import menu from '../../entities/staff-manage/menu'
import role from '../../entities/staff-manage/role'
import type { ServerEvent } from './events'

/** What decides on what everybody may open and how the menu looks. */
const ofEverybody: ReadonlySet<string> = new Set([menu.name, element.name, role.name])

/** What changed records mean for what accounts may do: whom to tell to read their rights and the menu again. */
export function rightsChanged(event: ServerEvent): ServerEvent | undefined {
  if (event.kind !== 'record') return undefined
  if (ofEverybody.has(event.entity)) return { kind: 'permission', accounts: 'all' }
  return event.entity === account.name ? { kind: 'permission', accounts: event.ids } : undefined
}
