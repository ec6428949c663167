import { sql } from 'kysely'
import * as commands from '../../../../commands/movie-manage/content-manage'
import areaConfig from '../../../entities/develop-manage/area-config'
import contentItem from '../../../entities/movie-manage/content-item'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Finding } from '../../../schema/findings'
import { nameableOf } from '../../access/own-rows'
import { contentHandlers, infoOf, missing, noSuch, titleOf } from '../../domain/titles/content-commands'
import { earliest, idsIn } from '../../domain/titles/issues-left'
import { refreshTitles } from '../../domain/titles/refresh-titles'
import type { ContentItem } from '../../domain/titles/title-figures'
import { handlers } from '../../operations/handler'
import { saveWithRules, workOf } from '../../operations/standard-handlers'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** No list of pasted ids is longer. */
const maxIds = 5_000

export default handlers(commands, {
  setCopyrightTag: { run: write, check: hasTitle },

  setAgeRating: { run: write, check: hasTitle },

  checkAgain: {
    run: async (context, { id }) => refreshTitles(context, [id]),
  },

  /** Off the shelf in every area, without the questions of an orderly take-down, and out of the caches. */
  emergencyTakeDown: {
    undo: 'image',
    check: hasTitle,
    run: async (context, item, { reason }) => {
      const { entity, row } = await titleOf(context, item)
      const stateReason = 'stateReason' in entity.fields ? { stateReason: reason } : {}
      await saveWithRules(context, entity, row, { state: 'offShelf', ...stateReason })
      const purge = workOf(infoOf(context, item, 'purgeCdn') ?? missing())
      return purge?.run(context, row as never, { what: 'all' } as never)
    },
  },

  ignoreIssue: {
    undo: 'image',
    guard: async ({ now }, { until }) => {
      if (Date.parse(until) <= now.getTime()) throw badField('until', 'movie-manage.content-manage.ignoreIssue.past')
    },
    check: async (_context, { issues }, { issue }) =>
      (issues ?? []).some(({ code }) => code === issue) || 'movie-manage.content-manage.ignoreIssue.none',
    run: async ({ records }, row, { issue, until, reason }) => {
      const ignored = [...(row.ignored ?? []).filter((each) => each.issue !== issue), { issue, until, reason }]
      const issues = (row.issues ?? []).filter(({ code }) => code !== issue)
      await records.update(contentItem, row, { ignored, issues, ignoredUntil: earliest(ignored) })
    },
  },

  pasteIds: {
    run: async (context, { ids: text }) => {
      const ids = idsIn(text)
      if (ids.length === 0) throw badField('ids', 'movie-manage.content-manage.pasteIds.none')
      if (ids.length > maxIds) throw badField('ids', 'movie-manage.content-manage.pasteIds.tooMany', { max: maxIds })
      const found = await nameableOf(context, contentItem, ids)
      const known = ids.filter((id) => found.has(id))
      if (known.length === 0) throw badField('ids', 'movie-manage.content-manage.pasteIds.unknown')
      return { ids: known, unknown: ids.filter((id) => !found.has(id)) }
    },
  },

  /** Walks what is between a title and a viewer, in the order in which the app asks for it. */
  whyNotPlayable: {
    run: async (context, item, { area, client, at }) => {
      const moment = at ?? context.now.toISOString()
      const gates: readonly (readonly [gate: string, isOpen: boolean])[] = [
        ['state', item.state === 'published'],
        ['time', isWithin(moment, item.publishAt, item.offAt)],
        ['area', [ALL_AREAS, area].some((id) => item.areas?.includes(id))],
        ['areaOff', (await context.records.get(areaConfig, area)).enabled],
        ['client', !item.clients?.length || item.clients.includes(client)],
        ['licence', item.licenceEndsAt === null || Date.parse(item.licenceEndsAt) > Date.parse(moment)],
        ['files', await hasPlayableEpisode(context, item)],
      ]
      const findings = gates.map(([gate, isOpen]): Finding => ({
        caption: `movie-manage.content-manage.whyNotPlayable.${isOpen ? 'open' : 'shut'}.${gate}`,
        tone: isOpen ? 'good' : 'bad',
      }))
      // What stops it first is what has to be seen to first.
      return {
        findings: [...findings.filter(({ tone }) => tone === 'bad'), ...findings.filter((f) => f.tone === 'good')],
      }
    },
  },

  ...contentHandlers,
})

async function write(context: Context, item: ContentItem, args: Readonly<Record<string, unknown>>): Promise<void> {
  const { entity, row } = await titleOf(context, item)
  await saveWithRules(context, entity, row, args)
}

async function hasTitle(
  context: Context,
  item: ContentItem,
  args: Readonly<Record<string, unknown>>,
): Promise<true | string> {
  const entity = infoOf(context, item, 'publish')?.command.entity
  return Object.keys(args).every((name) => !(name in contentItem.fields) || (entity && name in entity.fields)) || noSuch
}

function isWithin(moment: string, from: string | null, to: string | null): boolean {
  const at = Date.parse(moment)
  return (from === null || Date.parse(from) <= at) && (to === null || Date.parse(to) > at)
}

async function hasPlayableEpisode({ db }: Context, { id, type }: ContentItem): Promise<boolean> {
  if (type === 'video') {
    const { rows } = await sql`select 1 from content_video where id = ${id} and resource_state = 'ready'`.execute(db)
    return rows.length > 0
  }
  const { rows } = await sql`select 1 from episode where content = ${id} and part = 'main' and state = 'online'
    limit 1`.execute(db)
  return rows.length > 0
}
