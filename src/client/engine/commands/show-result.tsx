import { isFindings } from '../../../schema/findings'
import type { CommandInfo } from '../../../schema/registry'
import { fileOfRoute } from '../../../schema/route'
import { caption } from '../../base/i18n/i18n'
import { FindingsTable } from './findings-table'
import { openResult } from './result-dialog'
import type { ReadsFindings } from './run-command'
import type { Target } from '../records/target'

/** What the browser makes of what a command's server answered beside that it was done. */
export type ShowResult = (result: never, target: Target, info: CommandInfo) => void

const modules = import.meta.glob<Readonly<Record<string, ShowResult>>>('../../pages/**/results.tsx')

/**
 * Shows the result of a command by `client/pages/<its page's path>/results.tsx`, where that exports the command's name; findings
 * as a table in a dialog otherwise, unless they are read where the command was run from.
 */
export async function showResult(
  info: CommandInfo,
  target: Target,
  result: unknown,
  readsFindings: ReadsFindings = 'dialog',
): Promise<void> {
  if (result === undefined || result === null) return
  const { page } = info
  const place = `${page.section.section.root ? `/${page.section.id}` : ''}${fileOfRoute(page.path)}`
  const show = (await modules[`../../pages${place}/results.tsx`]?.())?.[info.name]
  if (show) show(result as never, target, info)
  else if (readsFindings === 'dialog' && isFindings(result))
    openResult({ title: caption(info.id), content: <FindingsTable findings={result.findings} /> })
}
