import type { CommandInfo, PageInfo } from '../../../schema/registry'
import { valueWithin } from '../declared/scope-from-url'
import { filmTimeOn } from '../film/playhead'
import { pageContext } from '../page/page-context'
import { listAsShown } from './list-as-shown'
import type { ApiRow } from '../parts/target'
import type { Arguments } from './run-command'

/**
 * The values by which a page on screen was opened, such as the title whose episodes it shows: its commands' arguments of the
 * same name, and the fields of its new records, need not be asked for. Empty where another page is on screen.
 */
export function openedBy(info: PageInfo): Arguments {
  if (pageContext.current?.pageId !== info.id) return {}
  const parameters = new URLSearchParams(location.search)
  const named = (info.page.openedBy ?? []).flatMap((name): [string, string | number][] => {
    const value = parameters.get(name)
    return value === null || value === '' ? [] : [[name, /^\d+$/.test(value) ? Number(value) : value]]
  })
  return { ...Object.fromEntries(named), ...valueWithin(info) }
}

/** The arguments of a command that its page fills in. */
export function pageArguments(info: CommandInfo): Arguments {
  const { command, page } = info
  const asks = command.asks ?? {}
  const given = pageContext.current?.pageId === page.id ? pageContext.current.given?.(info) : {}
  const opened = Object.fromEntries(Object.entries({ ...openedBy(page), ...given }).filter(([name]) => name in asks))
  return command.fills === undefined ? opened : { ...opened, [command.fills]: listAsShown(page) }
}

/** The arguments of a command that the film on its page fills in. Where they are asked for all the same, they can be changed. */
export function filmArguments({ command, page }: CommandInfo): Arguments {
  const time = filmTimeOn(page.id)
  if (time === undefined) return {}
  const names = Object.entries(command.asks ?? {}).flatMap(([name, field]) =>
    'from' in field && field.from === 'playhead' ? [name] : [],
  )
  return Object.fromEntries(names.map((name) => [name, time]))
}

/** The arguments of a command that begin with what its one record holds. @param row the record; undefined where there are several */
export function recordArguments({ command }: Pick<CommandInfo, 'command'>, row: ApiRow | undefined): Arguments {
  const held = Object.entries(command.begins ?? {}).map(([name, field]): [string, unknown] => {
    const value = field === undefined ? undefined : row?.[field]
    return [name, typeof value === 'object' && value !== null && 'id' in value ? value.id : value]
  })
  return Object.fromEntries(held.filter(([, value]) => value !== undefined && value !== null))
}
