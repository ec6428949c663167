/** The languages that every text is written in. */
export const REQUIRED_LANGUAGES = ['zh_CN', 'en'] as const

/** Whether every text is written in a language. */
export function isRequiredLanguage(code: string): boolean {
  return REQUIRED_LANGUAGES.some((required) => required === code)
}
