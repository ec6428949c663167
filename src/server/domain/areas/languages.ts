import country from '../../../entities/develop-manage/country'
import language from '../../../entities/develop-manage/language'
import { isRequiredLanguage } from '../../../fields/captions/required-languages'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Language = Row<typeof language>

/** Some language every text has stays, a country's own too, and no language falls back on itself. */
export const languageRules = defineRules(language, {
  beforeSave: async (context, draft, current) => {
    const { code } = { ...current, ...draft } as Language
    if (draft.fallback && current) await guardCycle(context, current.id, draft.fallback)
    if (isRequiredLanguage(code) && draft.captionsRequired === false)
      throw badField('captionsRequired', 'develop-manage.language-list.fixed')
    if (draft.enabled === false) {
      const verdict = await mayGo(context, { ...current, ...draft } as Language)
      if (verdict !== true) throw badField('enabled', verdict)
    }
  },
  may: (context, verb, row) => (verb === 'disable' ? mayGo(context, row) : Promise.resolve(true)),
})

async function mayGo({ records }: Context, { id, code }: Language): Promise<true | string> {
  if (isRequiredLanguage(code)) return 'develop-manage.language-list.fixed'
  const [user] = await records.where(country, { defaultLanguage: id }, 1)
  return user === undefined || 'develop-manage.language-list.isDefault'
}

/** @throws A0400 where a language would fall back on itself in the end */
async function guardCycle({ records }: Context, own: number, fallback: number): Promise<void> {
  const passed = new Set([own])
  for (let next: number | null = fallback; next !== null;) {
    if (passed.has(next)) throw badField('fallback', 'develop-manage.language-list.cycle')
    passed.add(next)
    next = (await records.find(language, next))?.fallback ?? null
  }
}
