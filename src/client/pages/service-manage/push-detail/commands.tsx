import { commandTitle } from '../../../engine/commands/command-title'
import { openResult } from '../../../engine/commands/result-dialog'
import { traceOf, type Trace } from './trace-view'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Was the user meant, why not, and what their phone reported, with times. */
  traceUser: {
    onResult: (result: Trace, _target, info) => openResult({ title: commandTitle(info), content: traceOf(result) }),
  },
} satisfies PageCode
