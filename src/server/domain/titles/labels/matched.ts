import { sql, type RawBuilder } from 'kysely'
import type coverLabel from '../../../../entities/cover-label-manage/cover-label'
import type coverLabelSend from '../../../../entities/cover-label-manage/cover-label-send'
import type { Row } from '../../../../schema/entity'
import type { Context } from '../../../pipeline/operation'

export type Send = Row<typeof coverLabelSend>
export type Label = Row<typeof coverLabel>

/** What a send is meant for, as a condition on a title `c`. */
function meant({ target, contents, single, xilie, tag, rule }: Send): RawBuilder<unknown> {
  if (target === 'single') return sql`c.id in (select content from single_item where single = ${single})`
  if (target === 'xilie') return sql`c.id in (select content from xilie_item where xilie = ${xilie})`
  if (target === 'tag')
    return sql`(c.genres @> array[${tag}]::bigint[] or c.copyright_tag = ${tag} or c.platform_tag = ${tag})`
  if (target === 'contents') return sql`c.id = any(${[...(contents ?? [])]})`
  return sql.join([sql`c.state = 'published'`, ...conditionsOf(rule ?? {})], sql` and `)
}

function conditionsOf(rule: NonNullable<Send['rule']>): RawBuilder<unknown>[] {
  const { types, genres, access, copyrightTags, yearFrom, publishedWithinDays: days } = rule
  const conditions: RawBuilder<unknown>[] = []
  if (types?.length) conditions.push(sql`c.type = any(${[...types]})`)
  if (genres?.length) conditions.push(sql`c.genres && ${[...genres]}::bigint[]`)
  if (access?.length) conditions.push(sql`c.access = any(${[...access]})`)
  if (copyrightTags?.length) conditions.push(sql`c.copyright_tag = any(${[...copyrightTags]})`)
  if (yearFrom) conditions.push(sql`c.year >= ${yearFrom}`)
  if (days) conditions.push(sql`c.publish_at > now() - make_interval(days => ${days})`)
  return conditions
}

/** A title that a send reaches. */
export interface Reached {
  readonly id: number
  readonly type: string
  readonly access: string | null
}

/** The titles that a send is meant for, by id. */
export async function reachedBy({ db }: Pick<Context, 'db'>, send: Send, limit: number): Promise<Reached[]> {
  const { rows } = await sql<Reached>`select c.id, c.type, c.access from content_item c
    where ${meant(send)} order by c.id limit ${limit}`.execute(db)
  return rows
}

/** Whether a send is meant for a title. */
export async function reaches({ db }: Pick<Context, 'db'>, send: Send, content: number): Promise<boolean> {
  const { rows } = await sql`select 1 from content_item c where c.id = ${content} and ${meant(send)}`.execute(db)
  return rows.length > 0
}
