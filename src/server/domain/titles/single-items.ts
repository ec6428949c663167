import { sql } from 'kysely'
import singleItem from '../../../entities/movie-manage/single-item'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

/** No list holds more. */
export const maxItems = 200

export const singleItemRules = defineRules(singleItem, {
  beforeSave: async ({ records }, draft, current) => {
    const next = { ...current, ...draft }
    if (next.from && next.to && Date.parse(next.to) <= Date.parse(next.from))
      throw badField('to', 'error.offBeforePublish')
    const single = draft.single ?? current?.single
    if (single === undefined || single === null || (current && draft.single === undefined)) return
    const there = await records.where(singleItem, { single }, maxItems)
    if (there.length >= maxItems) throw refused('movie-manage.single-add-content.full', { max: maxItems })
    if (draft.order === undefined || draft.order === null)
      return { order: Math.max(0, ...there.map(({ order }) => order ?? 0)) + 1 }
  },
  follow: async ({ db }, changes) => {
    const ids = changes
      .flatMap(({ before, after }) => [before?.single, after?.single])
      .filter((id) => typeof id === 'number')
    const touched = await sql<{ single: number }>`select distinct single from single_item
      where id = any(${changes.map(({ id }) => id)})`.execute(db)
    const all = [...new Set([...ids, ...touched.rows.map(({ single }) => single)])]
    if (all.length === 0) return
    await sql`update single set items = (select count(*) from single_item i where i.single = single.id),
      playable = (select count(*) from single_item i join content_item c on c.id = i.content
        where i.single = single.id and c.state = 'published') where id = any(${all})`.execute(db)
  },
})
