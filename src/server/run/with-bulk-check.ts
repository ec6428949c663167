import type { Handler } from '../operations/handler'

/** The handler of a run: where several records run at once, `checkInBulk` is part of its check. */
export function withBulkCheck(handler: Handler, isInBulk: boolean): Handler {
  const { check, checkInBulk } = handler
  if (!isInBulk || !checkInBulk) return handler
  return {
    ...handler,
    check: async (context, row, args) => {
      const verdict = (await check?.(context, row, args)) ?? true
      return verdict === true ? checkInBulk(context, row, args) : verdict
    },
  }
}
