import { z } from 'zod'
import { isRaw } from '../../src/calls/define-call'
import type { OnAnswer } from '../../src/server/pipeline/pipeline'

interface AnswerCheck {
  readonly check: OnAnswer
  /** @throws with every answer that was not what its call declares */
  readonly end: () => void
}

/** Compares the answers of a server with what their calls declare, as their callers read them: after JSON. */
export function answerCheck(): AnswerCheck {
  const faults = new Set<string>()
  return {
    check: ({ id, output }, data) => {
      if (isRaw(output)) return
      const read = output.safeParse(JSON.parse(JSON.stringify(data)))
      if (!read.success) faults.add(`${id} answers what it does not declare:\n${z.prettifyError(read.error)}`)
    },
    end: () => {
      if (faults.size > 0) throw new Error([...faults].join('\n\n'))
    },
  }
}
