import { inTime } from '../base/in-time'
import { thirdParty } from '../base/errors'
import type { Translation } from './translation'

/** A translation may take this long, in milliseconds (specification: business constants). */
const timeout = 180_000
/** Texts a call, by Google's limits. */
const textsPerCall = 100

/** Google Cloud Translation, Basic edition (v2), by an API key. @throws C0001 where Google does not answer as it should */
export function googleTranslation(key: string): Translation {
  return {
    name: 'google',
    translate: async (texts, from, to) => {
      const translated: string[] = []
      for (let start = 0; start < texts.length; start += textsPerCall)
        translated.push(...(await translateSome(key, texts.slice(start, start + textsPerCall), from, to)))
      return translated
    },
  }
}

async function translateSome(key: string, texts: readonly string[], from: string, to: string): Promise<string[]> {
  const ask = async (signal: AbortSignal) => {
    const response = await fetch(
      `https://translation.googleapis.com/language/translate/v2?key=${encodeURIComponent(key)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          q: texts.map(protect),
          source: googleCode(from),
          target: googleCode(to),
          format: 'html',
        }),
        signal,
      },
    )
    return response.ok
      ? ((await response.json()) as { data?: { translations?: { translatedText: string }[] } })
      : undefined
  }
  const answer = await inTime(timeout, ask).catch(() => undefined)
  if (!answer) throw thirdParty('Google Translate')
  const list = answer.data?.translations ?? []
  if (list.length !== texts.length) throw thirdParty('Google Translate')
  return list.map(({ translatedText }) => unprotect(translatedText))
}

/** zh_CN → zh-CN, es_MX → es: Google knows regions of Chinese and Portuguese only. */
function googleCode(language: string): string {
  return /^(zh|pt)_/.test(language) ? language.replace('_', '-') : (language.split('_')[0] ?? language)
}

/** Placeholders go through untouched, as markup that is not to be translated. */
function protect(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  return escaped.replace(/\{\{[^{}]*\}\}/g, (whole) => `<span translate="no">${whole}</span>`)
}

function unprotect(html: string): string {
  return html
    .replace(/<span translate="no">(.*?)<\/span>/g, '$1')
    .replace(/&#(\d+);/g, (_whole, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}
