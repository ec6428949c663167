import { dictionaryOf } from '../../../../../fields/choice/field'
import { holdsList } from '../../../../../fields/field-traits'
import type { Field, Fields } from '../../../../../schema/field'
import type { CommandInfo } from '../../../../../schema/registry'
import type { Thread } from '../../../../../schema/thread'

/**
 * Where a decision asks what it needs: in the strip under the case, with the argument whose choices have numbers, or elsewhere: it
 * asks nothing, is written in the conversation, or has to be confirmed by itself.
 */
type WhereAsked =
  { readonly at: 'strip'; readonly pick: string | undefined } | { readonly at: 'atOnce' | 'conversation' | 'dialog' }

/**
 * Where a decision asks. What destroys, takes the number typed or a second person keeps its dialog: no digit too many confirms it.
 * @param isShortlist whether the records of an entity are listed rather than looked for
 */
export function whereAsked(
  { name, command }: CommandInfo,
  thread: Pick<Thread, 'answer' | 'note'> | undefined,
  isShortlist: (entity: string) => boolean,
): WhereAsked {
  const { danger, destroys, asks = {} } = command
  if (name === thread?.answer || name === thread?.note) return { at: 'conversation' }
  if (danger !== undefined && (destroys || danger !== 'confirm')) return { at: 'dialog' }
  if (Object.keys(asks).length === 0) return { at: danger === undefined ? 'atOnce' : 'dialog' }
  return { at: 'strip', pick: pickedIn(asks as Fields, isShortlist) }
}

/** The argument that is chosen from a list: the first that has to be given, else the first. */
export function pickedIn(asks: Fields, isShortlist: (entity: string) => boolean): string | undefined {
  const listed = Object.entries(asks).filter(([, field]) => isListed(field, isShortlist))
  return (listed.find(([, { required }]) => required) ?? listed[0])?.[0]
}

function isListed(field: Field, isShortlist: (entity: string) => boolean): boolean {
  if ('to' in field) return isShortlist(String(field.to))
  return dictionaryOf(field) !== undefined || ('of' in field && Array.isArray(field.of))
}

/** Whether several of its choices may be picked. */
export function takesSeveral(field: Field): boolean {
  return holdsList(field)
}
