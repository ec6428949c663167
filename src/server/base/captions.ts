type Captions = Readonly<Record<string, string>>

export type Language = 'zh' | 'en'

const files = import.meta.glob<Captions>('/locales/*/*.json', { eager: true, import: 'default' })

const byLanguage: Record<Language, Record<string, string>> = { zh: {}, en: {} }
for (const [file, captions] of Object.entries(files))
  Object.assign(byLanguage[file.includes('/zh/') ? 'zh' : 'en'], captions)

/**
 * The caption of an id in a language, with `{{name}}` and `{{name, number}}` filled in from the parameters; that of `<id>_one`
 * where `count` is one and the language knows a singular, as in i18next (https://www.i18next.com/translation-function/plurals).
 * @returns the id itself where no caption has it, so that a gap is seen rather than hidden
 */
export function caption(
  language: Language,
  id: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const captions = byLanguage[language]
  const text = (params['count'] === 1 && captions[`${id}_one`]) || (captions[id] ?? byLanguage.en[id] ?? id)
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (whole, name: string, isNumber?: string) => {
    const value = params[name]
    if (value === undefined) return whole
    return isNumber ? Number(value).toLocaleString(language) : String(value)
  })
}

/** Whether an id has a caption of its own. */
export function hasCaption(id: string): boolean {
  return id in byLanguage.en
}

/** The language a request asks to be answered in. */
export function languageOf(header: string | undefined): Language {
  return header?.toLowerCase().startsWith('zh') ? 'zh' : 'en'
}
