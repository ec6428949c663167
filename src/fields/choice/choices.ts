import type { Choice } from '../controls/select-control'
import { itemsOf } from '../dictionary-store'
import { pickCaption } from '../format'
import type { FormatContext } from '../format-context'
import type { ChoiceField } from './field'

/** All items of the field's dictionary in its order; those that are out of use say so. */
export function allChoices({ dictionary }: ChoiceField, { language, caption }: FormatContext): readonly Choice[] {
  return itemsOf(dictionary).map(({ value, name, enabled }) => {
    const label = pickCaption(name, language)
    return { code: value, label: enabled ? label : caption('field.outOfUse', { label }) }
  })
}

/** The items that may be chosen: those in use, and the one that a record holds already. */
export function offeredChoices(field: ChoiceField, context: FormatContext, held: string | null): readonly Choice[] {
  const enabled = new Set(itemsOf(field.dictionary).flatMap((item) => (item.enabled ? [item.value] : [])))
  return allChoices(field, context).filter(({ code }) => enabled.has(code) || code === held)
}
