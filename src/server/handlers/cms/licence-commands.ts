import { sql } from 'kysely'
import { previewExpiry } from '../../../../commands/movie-manage/licence-list'
import contentLicence from '../../../entities/movie-manage/content-licence'
import type { Finding } from '../../../schema/findings'
import { pickCaption } from '../../../fields/format'
import { defineRules, handle } from '../../operations/handler'
import { isEqual } from '../../db/records'
import { badField, badRequest, type Problem } from '../../pipeline/errors'

const most = 200
/** What an approved licence was approved for: it changes by a renewal alone. */
const agreed = ['startsAt', 'endsAt', 'countries', 'countryGroups', 'rights'] as const

export const previewingExpiry = handle(previewExpiry, {
  run: async ({ db, language }, { id, contents }) => {
    const { rows } = await sql<{ id: number; title: Record<string, string> }>`select c.id, c.title from content_item c
      where c.id = any(${[...contents]}) and c.state = 'published' and not exists (
        select 1 from content_licence l where l.id <> ${id} and l.state = 'active' and l.contents @> array[c.id])
      order by c.id limit ${most}`.execute(db)
    const findings = rows.map((row): Finding => ({
      caption: 'viewer.record',
      params: { record: pickCaption(row.title, language) ?? `#${row.id}` },
      to: `/movie-manage/content-manage?id=${row.id}`,
      tone: 'warn',
    }))
    return { findings }
  },
})

export const licenceRules = defineRules(contentLicence, {
  beforeSave: async (_context, draft, current) => {
    const next = { ...current, ...draft }
    const problems: Problem[] = []
    if (next.startsAt && next.endsAt && Date.parse(next.endsAt) <= Date.parse(next.startsAt))
      problems.push({ field: 'endsAt', problem: 'error.offBeforePublish' })
    if (!next.countries?.length && !next.countryGroups?.length)
      problems.push({ field: 'countries', problem: 'movie-manage.licence-list.noCountry' })
    if (next.guarantee && !next.currency) problems.push({ field: 'currency', problem: 'error.required' })
    // A renewal is a move, and brings its state along; a form never does.
    const isMove = 'state' in draft
    for (const field of agreed)
      if (current?.state === 'active' && !isMove && field in draft && !isEqual(draft[field], current[field]))
        throw badField(field, 'movie-manage.licence-list.agreed')
    if (problems.length > 0 && (!current || Object.keys(draft).some((name) => problems.some((p) => p.field === name))))
      throw badRequest(problems)
  },
})
