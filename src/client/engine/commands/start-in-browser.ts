import { addressOf } from '../../../schema/does'
import type { CommandInfo } from '../../../schema/registry'
import { pageContext } from '../page/page-context'
import type { Target } from '../parts/target'
import { codeFile, loadCode, type PageCode } from './page-code'
import type { Arguments } from './run-command'

/**
 * Runs a command that the browser starts: by what the page on screen offers for it, else by `start` in its page's `commands.tsx`,
 * else as all commands run that do the same, or have its verb or its name.
 * @throws with place, fault and remedy where there is no code for it
 */
export async function startInBrowser(info: CommandInfo, target: Target, args: Arguments): Promise<void> {
  const onPage = pageContext.current?.pageId === info.page.id ? pageContext.current.starts?.[info.name] : undefined
  if (onPage) return onPage(target)
  const [own, standard] = await Promise.all([loadCode(info), import('./standard-commands')])
  const byName: PageCode = standard.default
  const start =
    own?.start ?? (addressOf(info.command) === undefined ? byName[standardName(info)]?.start : standard.leadTo)
  if (!start)
    throw new Error(
      `commands ${info.id}: it starts in the browser, but nothing carries it out. Add ${info.name}: { start } to src/client/pages/${codeFile(info)}.`,
    )
  return start(target, args, info)
}

function standardName({ name, command }: CommandInfo): string {
  return command.does?.kind === 'copyText' ? 'copyText' : (command.verb ?? name)
}
