import type { Choice } from '../controls/select-control'
import type { FormatContext } from '../format-context'

/** The codes of a field with their captions, in the order they are declared. */
export function choicesOf(
  { of }: { readonly of: readonly string[] },
  { caption, captionId }: FormatContext,
): readonly Choice[] {
  return of.map((code) => ({ code, label: captionId ? caption(`${captionId}.${code}`) : code }))
}
