import type { Handler } from '../operations/handler'

/** A command as a run is asked for it: of several records at once, what holds for one among many is checked too. */
export function askedFor(handler: Handler, isOfMany: boolean): Handler {
  const { check, amongMany } = handler
  if (!isOfMany || !amongMany) return handler
  return {
    ...handler,
    check: async (context, row, args) => {
      const verdict = (await check?.(context, row, args)) ?? true
      return verdict === true ? amongMany(context, row, args) : verdict
    },
  }
}
