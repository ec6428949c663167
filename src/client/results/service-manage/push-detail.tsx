import { commandTitle } from '../../commands/command-title'
import { openResult } from '../../commands/result-dialog'
import type { ShowResult } from '../../commands/show-result'
import { traceOf, type Trace } from '../../push/trace-view'

/** Was the user meant, why not, and what their phone told, with times. */
export const traceUser: ShowResult = (result: Trace, _target, info) =>
  openResult({ title: commandTitle(info), content: traceOf(result) })
