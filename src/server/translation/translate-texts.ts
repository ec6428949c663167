import language from '../../entities/develop-manage/language'
import type { Context } from '../pipeline/operation'
import { translationOf } from './translation-of'

/**
 * Puts what a user has written into the language of whoever reads it.
 * @param written the record of the language it is in, where that is known
 * @returns the texts as one, and what the answer says of who translated
 * @throws C0001 where the translator does not answer
 */
export async function translateTexts(
  { records, services, language: reader }: Pick<Context, 'records' | 'services' | 'language'>,
  texts: readonly string[],
  written: number | null,
): Promise<{ readonly text: string; readonly said: { readonly by: string; readonly note?: string } }> {
  const from = written === null ? undefined : await records.find(language, written)
  const translation = translationOf(services)
  const translated = await translation.translate(texts, from?.code ?? 'en', reader === 'zh' ? 'zh_CN' : 'en')
  const note = translation.name === 'embedded' ? { note: 'translation.embedded' } : {}
  return { text: translated.join('\n\n'), said: { by: translation.name, ...note } }
}
