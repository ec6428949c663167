import type { z } from 'zod'
import type { shownBy } from '../../calls/records'
import type { Preview, RecordsRun } from '../../calls/run'
import type { CommandInfo } from '../../schema/registry'
import { Refusal } from '../base/errors'
import { readWindow } from '../operations/list'
import type { Context } from '../pipeline/operation'

/** As many as a list shows at once; whoever has changed more reads them by themselves. */
const mostRows = 100

/**
 * Adds to what a run answers the rows that it has changed, as the list reads them that it was run from: by the same rights and
 * masks, and without those that the list no longer holds. To be called after the commit.
 * @returns the answer as it is where the account may not open that list, or the list cannot be read just now: the run stands
 */
export async function withRowsShown(
  context: Context,
  { command: { entity } }: CommandInfo,
  shown: z.infer<typeof shownBy> | undefined,
  answer: Preview | RecordsRun,
): Promise<object> {
  const done = 'done' in answer ? answer.done : undefined
  if (!shown || !entity || !done || done.length === 0 || done.length > mostRows) return answer
  const window = { ...shown, filters: { ...shown.filters, id: { is: done } }, size: done.length }
  try {
    return { ...answer, ...(await readWindow(context.services.registry, entity, context, window)) }
  } catch (error) {
    if (!(error instanceof Refusal)) context.log.warn({ err: error }, 'the rows of a run could not be read again')
    return answer
  }
}
