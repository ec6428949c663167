import { isFindings } from '../../../schema/findings'
import type { CommandInfo } from '../../../schema/registry'
import { caption } from '../../base/i18n/i18n'
import { FindingsTable } from './findings-table'
import { loadCode } from './page-code'
import { openResult } from './result-dialog'
import type { ReadsFindings } from './run-command'
import type { Target } from '../parts/target'

/**
 * Shows the result of a command by `onResult` in its page's `commands.tsx`; where there is none, findings as a table in a
 * dialog, unless they are read where the command was run from.
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
  else if (readsFindings === 'dialog' && isFindings(result))
    openResult({ title: caption(info.id), content: <FindingsTable findings={result.findings} /> })
}
