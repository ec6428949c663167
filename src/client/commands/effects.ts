import type { CommandInfo } from '../../schema/registry'
import { pageContext } from './page-context'
import type { Arguments } from './run-command'
import type { Target } from './target'

/** What a local command does in the browser. */
export type Effect = (target: Target, args: Arguments, info: CommandInfo) => void | Promise<void>

const modules = import.meta.glob<Readonly<Record<string, Effect>>>(['../effects/**/*.ts', '!../effects/standard.ts'])
const standard = () => import('../effects/standard')

/**
 * The code of a local command: what the page on screen offers for it, else `client/effects/<its page's path>.ts`, else the
 * standard effect of its name.
 * @throws with place, fault and remedy where there is none
 */
export function effectOf(info: CommandInfo): Effect {
  return async (target, args) => {
    const onPage = pageContext.current?.pageId === info.page.id ? pageContext.current.effects[info.name] : undefined
    if (onPage) return onPage(target)
    const file = `../effects${info.page.section.section.root ? `/${info.page.section.id}` : ''}${info.page.path}.ts`
    const own = (await modules[file]?.())?.[info.name]
    const { openPage, ...byName } = await standard()
    const effect = own ?? (info.command.opens ? openPage : (byName as Readonly<Record<string, Effect>>)[info.name])
    if (!effect)
      throw new Error(
        `commands ${info.id}: it is local, but nothing carries it out. Export "${info.name}" from src/client/${file.slice(3)}.`,
      )
    return effect(target, args, info)
  }
}
