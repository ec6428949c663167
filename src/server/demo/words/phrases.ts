/** The languages that demo texts are written in. */
export const spoken = ['zh_CN', 'en', 'es_MX', 'in_ID', 'ar_AE'] as const
export type Spoken = (typeof spoken)[number]

/** A text by language: always Chinese and English, the others where they were written. */
export type Phrase = { readonly zh_CN: string; readonly en: string } & { readonly [L in Spoken]?: string }

/** Reads lines of `zh | en | es | id | ar`, the last three optional. */
export function phrases(lines: string): readonly Phrase[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [zh = '', en = '', ...others] = line.split('|').map((part) => part.trim())
      const phrase: Record<string, string> = { zh_CN: zh, en }
      others.forEach((text, index) => {
        if (text) phrase[spoken[index + 2]!] = text
      })
      return phrase as Phrase
    })
}

/**
 * Fills `{a}` and `{b}` of a pattern, in each language in which the pattern and all parts are written.
 * The first letter of the result is made a capital.
 */
export function filled(pattern: Phrase, parts: Readonly<Record<string, Phrase>>): Phrase {
  const result: Record<string, string> = {}
  for (const language of spoken) {
    const text = pattern[language]
    if (text === undefined) continue
    let whole = true
    const done = text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const part = parts[name]?.[language]
      if (part === undefined) whole = false
      return part ?? ''
    })
    if (whole) result[language] = capital(language === 'es_MX' ? done.replace(/\b(de|a) el /g, contracted) : done)
  }
  return result as Phrase
}

/** One text in all languages. */
export function same(text: string): Phrase {
  return { zh_CN: text, en: text, es_MX: text, in_ID: text, ar_AE: text }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Spanish draws `de el` and `a el` together. */
function contracted(_: string, preposition: string): string {
  return preposition === 'de' ? 'del ' : 'al '
}
