import type { z } from 'zod'
import type { wantedTexts } from '../../../calls/third'
import { registry } from '../../base/declarations'
import type { Services } from '../../base/services'
import { translationOf } from '../../translation/translation-of'

/** The rights of every command that fills in missing languages. */
export const translating = [...registry.commands.values()]
  .filter(({ name }) => name.startsWith('translate'))
  .map(({ permission }) => permission)

/** The texts in each of the languages. @throws C0001 where the translator does not answer */
export async function translateAll(
  services: Pick<Services, 'config' | 'outside'>,
  wanted: z.infer<typeof wantedTexts>,
) {
  const { texts, from, to } = wanted
  const translation = translationOf(services)
  const translated = await Promise.all(
    to.map(async (language) => [language, await translation.translate(texts, from, language)] as const),
  )
  return { by: translation.name, texts: Object.fromEntries(translated) }
}
