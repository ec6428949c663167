import { itemsOf } from '../dictionary-store'
import { pickCaption } from '../format'

/** What an item is called by the dictionaries in force; its value where they have none of the kind. */
export function itemText(dictionary: string, value: string, language: string): string {
  const item = itemsOf(dictionary).find((each) => each.value === value)
  return item ? pickCaption(item.name, language) : value
}
