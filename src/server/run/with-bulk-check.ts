import { isListing } from '../../schema/page'
import type { CommandInfo } from '../../schema/registry'
import { decidesOnWall } from '../../schema/wall'
import type { Handler, Verdict } from '../operations/handler'
import type { Context } from '../pipeline/operation'

type Fields = Readonly<Record<string, unknown>>

/**
 * The handler of a run: where several records run at once, `checkInBulk` is part of its check, and who decides on many cases of a
 * wall decides on none that somebody else has in hand.
 */
export function withBulkCheck(info: CommandInfo, handler: Handler, isInBulk: boolean): Handler {
  const { check, checkInBulk } = handler
  const isHeld = heldByOther(info)
  if (!isInBulk || (!checkInBulk && !isHeld)) return handler
  return {
    ...handler,
    check: async (context: Context, row: never, args: never): Promise<Verdict> => {
      if (isHeld?.(context, row)) return 'queue.withOther'
      const verdict = (await check?.(context, row, args)) ?? true
      return verdict === true && checkInBulk ? checkInBulk(context, row, args) : verdict
    },
  }
}

/** Tells whether somebody else has a case in hand now; undefined where that does not matter to the command. */
function heldByOther({
  name,
  page: { page },
}: CommandInfo): ((context: Pick<Context, 'account' | 'now'>, row: Fields) => boolean) | undefined {
  if (!isListing(page) || !page.wall || !decidesOnWall(page.wall, name)) return undefined
  const { holder, until } = page.queue ?? {}
  if (holder === undefined) return undefined
  return ({ account, now }, row) => {
    const held = row[holder]
    if (held === null || held === account.id) return false
    const ends = until === undefined ? undefined : row[until]
    return until === undefined || (typeof ends === 'string' && Date.parse(ends) > now.getTime())
  }
}
