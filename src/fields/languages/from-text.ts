import { splitText, type ReadText } from '../text-reader'
import { languageName, LANGUAGE_CODES } from './language-name'

export const fromText = (text: string): ReadText => ({ value: splitText(text).map(languageOf) })

/** Languages that the app knows with their country, besides those that are offered by name. */
const languageCodes = [...LANGUAGE_CODES, ...'in_ID ms_MY th_TH vi_VN tl_PH ar_AE es_MX'.split(' ')]

function languageOf(text: string): string {
  const own = text.toLowerCase()
  const named = languageCodes.find((code) =>
    [code, languageName(code, 'en'), languageName(code, 'zh')].some((name) => name.toLowerCase() === own),
  )
  return named ?? text
}
