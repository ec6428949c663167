const names = new Map<string, Intl.DisplayNames>()

/** The name of a language in the reader's language: zh_CN → Chinese (China). The code itself where it has no name. */
export function languageName(code: string, language: string): string {
  let found = names.get(language)
  if (!found) names.set(language, (found = new Intl.DisplayNames(language, { type: 'language' })))
  return found.of(code.replace('_', '-')) ?? code
}

/** The languages that are offered by name: those of the app's markets. Others are entered by their code. */
export const LANGUAGE_CODES: readonly string[] =
  'zh_CN zh_TW en es pt_BR fr de it ru ar tr hi id ms th vi ja ko tl my km'.split(' ')
