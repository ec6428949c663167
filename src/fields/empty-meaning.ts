import type { Field } from '../schema/field'
import type { FormatContext } from './format-context'

/**
 * What a field says by holding nothing, as its declaration tells: that no client is chosen means all of them.
 * @returns undefined where it holds something, and where nothing is nothing
 */
export function emptyMeaning(
  value: unknown,
  { emptyMeans }: Field,
  { caption }: Pick<FormatContext, 'caption'>,
): string | undefined {
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty && emptyMeans ? caption(`field.empty.${emptyMeans}`) : undefined
}

/** What is told under an input: what a value has to keep to, and what it means to leave it empty. */
export function withEmptyHint(
  hint: string | undefined,
  field: Field,
  context: Pick<FormatContext, 'caption'>,
): string | undefined {
  const meaning = emptyMeaning(null, field, context)
  if (meaning === undefined) return hint
  return [hint, context.caption('field.hint.empty', { meaning })].filter((text) => text !== undefined).join(' · ')
}
