import type { CommandInfo } from '../../../schema/registry'
import { fileOfRoute } from '../../../schema/route'
import { pageContext } from '../page/page-context'
import type { Arguments } from './run-command'
import type { Target } from '../records/target'

/** What a local command does in the browser. */
export type Effect = (target: Target, args: Arguments, info: CommandInfo) => void | Promise<void>

const modules = import.meta.glob<Readonly<Record<string, Effect>>>('../../pages/**/effects.ts')
const standard = () => import('./standard-effects')

/**
 * The code of a local command: what the page on screen offers for it, else `client/pages/<its page's path>/effects.ts`, else the
 * standard effect of its name.
 * @throws with place, fault and remedy where there is none
 */
export function effectOf(info: CommandInfo): Effect {
  return async (target, args) => {
    const onPage = pageContext.current?.pageId === info.page.id ? pageContext.current.effects[info.name] : undefined
    if (onPage) return onPage(target)
    const { page } = info
    const place = `${page.section.section.root ? `/${page.section.id}` : ''}${fileOfRoute(page.path)}`
    const file = `../../pages${place}/effects.ts`
    const own = (await modules[file]?.())?.[info.name]
    const { openPage, ...byName } = await standard()
    const effect = own ?? (info.command.opens ? openPage : (byName as Readonly<Record<string, Effect>>)[info.name])
    if (!effect)
      throw new Error(
        `commands ${info.id}: it is local, but nothing carries it out. Export "${info.name}" from src/client/${file.slice(6)}.`,
      )
    return effect(target, args, info)
  }
}
