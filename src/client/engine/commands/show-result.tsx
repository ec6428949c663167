import { navigate } from 'wouter/use-browser-location'
import { isFindings } from '../../../schema/findings'
import type { CommandInfo } from '../../../schema/registry'
import { caption } from '../../base/i18n/i18n'
import { FindingsTable } from './findings-table'
import { loadCode } from './page-code'
import { openResult } from './result-dialog'
import type { ReadsFindings } from './run-command'
import type { Target } from '../parts/target'

/**
 * Shows the result of a command by `onResult` in its page's `commands.tsx`; where there is none, by going where findings are worked
 * on, or as a table of them in a dialog, unless they are read where the command was run from.
 */
export async function showResult(
  info: CommandInfo,
  target: Target,
  result: unknown,
  readsFindings: ReadsFindings = 'dialog',
): Promise<void> {
  if (result === undefined || result === null) return
  const show = (await loadCode(info))?.onResult
  if (show) show(result as never, target, info)
  else if (isFindings(result) && result.goes !== undefined) navigate(result.goes)
  else if (readsFindings === 'dialog' && isFindings(result))
    openResult({ title: caption(info.id), content: <FindingsTable findings={result.findings} /> })
}
