import { sql } from 'kysely'
import contentItem from '../../../entities/movie-manage/content-item'
import episode from '../../../entities/movie-manage/episode'
import resource from '../../../entities/movie-manage/resource'
import series from '../../../entities/movie-manage/series'
import short from '../../../entities/movie-manage/short'
import subtitle from '../../../entities/movie-manage/subtitle'
import type { SerialEntity } from '../../../../commands/packs/title-commands'
import type { Draft } from '../../../schema/entity'
import type { Change } from '../../db/records'
import { defineRules } from '../../operations/handler'
import { badRequest, refused, type Problem } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { hasReadyFile, markerProblems, stateOf } from './episode-state'
import { dropCues } from './cue-rows'
import { refreshTitles } from './refresh-titles'
import type { Episode } from './title-figures'

/** What holds for an episode whoever saves it. Its state follows from its file, its switch and its hour. */
export const episodeRules = defineRules(episode, {
  beforeSave: async (context, draft, current) => {
    const next = { ...blank, ...current, ...draft } as Episode
    const problems = await problemsOf(context, draft, current, next)
    if (problems.length > 0) throw badRequest(problems)
    return { ...(!current && { resourceState: 'none' as const }), state: stateOf(next, context.now) }
  },
  beforeRemove: async (context, row) => {
    if (await isBought(context, row.content)) throw refused('error.episodeBought')
    if (row.state === 'online') throw refused('error.episodeOnline')
    for (const each of await context.records.where(subtitle, { episode: row.id })) {
      await dropCues(context, [each.id])
      await context.records.remove(subtitle, each)
    }
    for (const each of await context.records.where(resource, { episode: row.id }))
      await context.records.remove(resource, each)
  },
  may: async (_context, verb, row) => verb !== 'enable' || hasReadyFile(row) || 'episode.state.pending.enable',
  warn: async (context, verb, row) =>
    verb === 'disable' && (await isLastOnline(context, row)) ? 'episode.disable.last' : undefined,
  follow: async (place, changes) => refreshTitles(place, await titlesOf(place, changes)),
})

const blank = {
  part: 'main',
  enabled: false,
  publishAt: null,
  resourceState: 'none',
  introStart: null,
  introEnd: null,
  outroStart: null,
  duration: null,
} as const

async function problemsOf(
  context: Context,
  draft: Draft<typeof episode>,
  current: Episode | null,
  next: Episode,
): Promise<Problem[]> {
  const problems: Problem[] = []
  if (current && draft.content !== undefined && draft.content !== current.content)
    problems.push({ field: 'content', problem: 'error.readOnly' })
  if ('introStart' in draft || 'introEnd' in draft || 'outroStart' in draft) problems.push(...markerProblems(next))
  if (draft.enabled && !current?.enabled && !hasReadyFile(next))
    problems.push({ field: 'enabled', problem: 'episode.state.pending.enable' })
  if (!current || draft.number !== undefined) problems.push(...(await numberProblems(context, next)))
  return problems
}

/** A main part is one of those that its series announces. */
async function numberProblems({ records }: Context, { content, part, number }: Episode): Promise<Problem[]> {
  const [item] = await records.where(contentItem, { id: content })
  if (!item) return [{ field: 'content', problem: 'error.noSuchRecord' }]
  const [title] = await records.where(item.type === 'short' ? (short as unknown as SerialEntity) : series, {
    id: content,
  })
  if (!title || part !== 'main' || number <= title.totalEpisodes) return []
  return [{ field: 'number', problem: 'error.beyondTotal', params: { total: title.totalEpisodes } }]
}

/** Whether nobody could watch a title that is on the shelf if this episode went. */
async function isLastOnline({ db }: Context, { id, content, part }: Episode): Promise<boolean> {
  if (part !== 'main') return false
  const { rows } = await sql<{ last: boolean }>`select c.state = 'published' and not exists (
      select 1 from episode e where e.content = c.id and e.part = 'main' and e.state = 'online' and e.id <> ${id}) as last
    from content_item c where c.id = ${content}`.execute(db)
  return rows[0]?.last ?? false
}

/** Whether anybody has paid for the title that an episode belongs to. */
async function isBought({ db }: Context, content: number): Promise<boolean> {
  const { rows } = await sql`select 1 from "order" o where o.state in ('paid', 'delivered', 'partlyRefunded')
    and o.product in (
      select p.id from product p where p.content ->> 'target' = ${String(content)} and p.content ->> 'type' in ('MOVIE', 'DRAMA', 'SHORT')
      union select s.product from series s where s.id = ${content}
      union select m.product from movie m where m.id = ${content}) limit 1`.execute(db)
  return rows.length > 0
}

/** The titles of changed episodes: of those that are gone, as the change kept them. */
async function titlesOf({ db }: Pick<Context, 'db'>, changes: readonly Change[]): Promise<number[]> {
  const { rows } = await sql<{ content: number }>`select distinct content from episode
    where id = any(${changes.map(({ id }) => id)})`.execute(db)
  const gone = changes.map(({ before }) => before?.content).filter((id) => typeof id === 'number')
  return [...rows.map(({ content }) => content), ...gone]
}
