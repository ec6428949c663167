import { z } from 'zod'
import { languageShape } from '../../../fields/languages/shape'
import { registry } from '../../base/declarations'
import type { Services } from '../../base/services'
import { translationOf } from '../../translation/translation-of'

/** Characters that one call carries: a form's fields in every language, with room to spare. */
const longestText = 10_000
const mostTexts = 200
const mostLanguages = 40

/** The rights of every command that fills in missing languages. */
export const translating = [...registry.commands.values()]
  .filter(({ name }) => name.startsWith('translate'))
  .map(({ permission }) => permission)

export const wantedTexts = z.strictObject({
  texts: z.array(z.string().max(longestText)).min(1).max(mostTexts),
  from: languageShape(),
  to: z.array(languageShape()).min(1).max(mostLanguages),
})

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
