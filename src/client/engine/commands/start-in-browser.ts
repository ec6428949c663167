import type { CommandInfo } from '../../../schema/registry'
import { pageContext } from '../page/page-context'
import type { Target } from '../parts/target'
import { codeFile, loadCode, type PageCode } from './page-code'
import type { Arguments } from './run-command'

/**
 * Runs a local command: by what the page on screen offers for it, else by `start` in its page's `commands.tsx`, else as all
 * commands of its name run.
 * @throws with place, fault and remedy where there is no code for it
 */
export async function startInBrowser(info: CommandInfo, target: Target, args: Arguments): Promise<void> {
  const onPage = pageContext.current?.pageId === info.page.id ? pageContext.current.starts?.[info.name] : undefined
  if (onPage) return onPage(target)
  const [own, standard] = await Promise.all([loadCode(info), import('./standard-commands')])
  const byName: PageCode = standard.default
  const start = own?.start ?? (info.command.opens ? standard.openPage : byName[info.name]?.start)
  if (!start)
    throw new Error(
      `commands ${info.id}: it is local, but nothing carries it out. Add ${info.name}: { start } to src/client/pages/${codeFile(info)}.`,
    )
  return start(target, args, info)
}
