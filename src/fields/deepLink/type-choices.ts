import type { Choice } from '../controls/select-control'
import type { FormatContext } from '../format-context'
import { CONTENT_TYPES, type DeepLinkField } from './field'

/** The content types that a field's links may have, captioned. */
export function typeChoices({ of = CONTENT_TYPES }: DeepLinkField, { caption }: FormatContext): readonly Choice[] {
  return of.map((code) => ({ code, label: caption(`field.deepLink.${code}`) }))
}
