import { itemText } from '../../../fields/choice/item-text'
import { refreshDictionaries } from '../../db/read-dictionaries'
import type { Context } from '../../pipeline/operation'

/** The item chosen as a reason, in the words of who decides, with what they add: "Licence: ended early". */
export async function withReasonText(
  { db, language }: Pick<Context, 'db' | 'language'>,
  dictionary: string,
  value: string | null,
  added: string | null,
): Promise<string> {
  await refreshDictionaries(db)
  return [value && itemText(dictionary, value, language), added].filter(Boolean).join(language === 'zh' ? '：' : ': ')
}
