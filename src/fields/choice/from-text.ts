import { itemsOf } from '../dictionary-store'
import type { ReadText } from '../text-reader'
import type { ChoiceField } from './field'

/** The value of the item that a text is or is called in any language; the text itself where it is none. */
export const fromText = (text: string, { dictionary }: ChoiceField): ReadText => {
  const own = text.toLowerCase()
  const item = itemsOf(dictionary).find(({ value, name }) =>
    [value, ...Object.values(name)].some((each) => each.toLowerCase() === own),
  )
  return { value: item?.value ?? text }
}
