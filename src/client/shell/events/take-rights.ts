import { knownCommands, titleOf } from '../../engine/commands/known-commands'
import { listedRights } from '../../engine/commands/listed-rights'
import { pageContext } from '../../engine/page/page-context'
import { caption } from '../../base/i18n/i18n'
import { rightsChange, type NamedRight } from '../../base/session/rights-change'
import { holdsCode, loadSession, session } from '../../base/session/session'
import { site } from '../../engine/declared/site'
import { toast } from '../../base/ui/toast-store'
import { queriesCleared } from '../../engine/parts/record-events'

/**
 * Reads rights and menu again. Says which rights have come and gone, and shows the page as it is for them; of a menu that merely
 * looks otherwise nobody need be informed.
 */
export async function takeRights(): Promise<void> {
  const { account, codes } = session
  await loadSession()
  if (session.status !== 'signedIn') return
  const change = rightsChange(
    await namedRights(),
    (code) => holdsCode({ account, codes }, code),
    (code) => holdsCode(session, code),
  )
  const hasChanged = change.gained.length + change.lost.length > 0
  if (change.lost.length > 0) toast.warning(caption('shell.rightsLost', { rights: listedRights(change.lost) }))
  if (change.gained.length > 0) toast.info(caption('shell.rightsGained', { rights: listedRights(change.gained) }))
  if (!hasChanged && sameCodes(codes, session.codes)) return
  if (!hasChanged) toast.info(caption('shell.rightsChanged'))
  // What is on screen may show fields that are hidden now, or hide what may be seen.
  queriesCleared()
  pageContext.current?.reload()
}

/** Pages and commands by the words of the menu and the palette. */
async function namedRights(): Promise<NamedRight[]> {
  const commands = await knownCommands().catch(() => new Map<string, never>())
  return [
    ...[...site.pages.values()].map(({ id, permission }) => ({ code: permission, title: caption(id) })),
    ...[...commands.values()]
      .filter(({ route }) => route === undefined)
      .map((command) => ({ code: command.permission, title: titleOf(command) })),
  ]
}

function sameCodes(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((code) => other.has(code))
}
