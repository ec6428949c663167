import type { Context } from '../pipeline/operation'

/** A key is shown for half a minute: long enough to be copied. */
const shownSeconds = 30

/** What a command answers that shows secret fields of one record; the console hides them again when the time is up. */
export function revealed(
  { now }: Pick<Context, 'now'>,
  fields: Readonly<Record<string, unknown>>,
): { readonly fields: Readonly<Record<string, unknown>>; readonly until: string } {
  return { fields, until: new Date(now.getTime() + shownSeconds * 1000).toISOString() }
}
