import { commandTitle } from '../../../engine/commands/command-title'
import { openResult } from '../../../engine/commands/result-dialog'
import type { ShowResult } from '../../../engine/commands/show-result'
import { traceOf, type Trace } from './trace-view'

/** Was the user meant, why not, and what their phone told, with times. */
export const traceUser: ShowResult = (result: Trace, _target, info) =>
  openResult({ title: commandTitle(info), content: traceOf(result) })
