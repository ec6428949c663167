import appArticle from '../../../entities/app-manage/app-article'
import language from '../../../entities/develop-manage/language'
import { REQUIRED_LANGUAGES } from '../../../fields/captions/required-languages'
import { Records } from '../../db/records'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import { isCoveredBy } from '../../operations/overlap'

/** What was approved is never changed: a copy becomes the next edition. Chinese and English are always there. */
export const articleRules = defineRules(appArticle, {
  beforeSave: async (context, draft, current) => {
    const isWritten = Object.keys(draft).some((name) => name !== 'state' && name !== 'edition')
    if (current && isWritten && current.state !== 'draft' && current.state !== 'awaitingApproval')
      throw refused('app-manage.article-list.published')
    if (draft.body === undefined || draft.body === null) return
    const known = await context.records.where(language, {})
    const codes = new Set(draft.body.map((part) => known.find(({ id }) => id === part.language)?.code))
    const missing = REQUIRED_LANGUAGES.filter((code) => !codes.has(code) && known.some((one) => one.code === code))
    if (missing.length > 0) throw badField('body', 'app-manage.article-list.needsLanguages')
    return { missingLanguages: known.filter(({ app, code }) => app && !codes.has(code)).map(({ code }) => code) }
  },
  follow: async ({ db, now }, changes) => {
    const records = new Records(db, null, now)
    for (const { id } of changes.filter(({ after }) => after?.state === 'live')) await supersede(records, id)
  },
})

/** From the day an edition holds, those before it hold no longer where it does; elsewhere they go on. */
async function supersede(records: Records, id: number): Promise<void> {
  const row = await records.find(appArticle, id)
  if (row?.state !== 'live') return
  const others = await records.where(appArticle, { code: row.code, state: 'live' })
  for (const other of others) {
    const isEarlier = (other.edition ?? 0) < (row.edition ?? 0)
    if (isEarlier && isCoveredBy(other.areas, row.areas))
      await records.update(appArticle, other, { state: 'superseded' })
  }
}
