import { sql } from 'kysely'
import episode from '../../../entities/movie-manage/episode'
import { caption } from '../../base/captions'
import { defineWork } from '../../jobs/work'
import { faultsOf } from '../../operations/preview'
import { followChanges } from '../../operations/follow-changes'
import type { Services } from '../../base/services'
import { asSystem, type SystemContext } from '../../run/as-system'
import { hasReadyFile } from './episode-state'
import { readEpisodes } from './read-episodes'
import { titleKinds, type Title, type TitleKind } from './title-kinds'
import { publishFaults } from './title-points'

/** How many are looked up at once: a server that was off for a week catches up without one long query. */
const batchSize = 500

/** What comes about at an hour: how the due records are found, and what becomes of one. */
interface ByTime {
  readonly code: string
  readonly due: (now: string) => ReturnType<typeof sql<{ id: number }>>
  /** Looks again: another server may have been here. */
  readonly settle: (context: SystemContext, id: number) => Promise<void>
}

const rules: readonly ByTime[] = [
  {
    code: 'episode.goesOnline',
    due: (now) =>
      sql`select id from episode where state = 'scheduled' and publish_at <= ${now} order by publish_at, id limit ${batchSize}`,
    settle: async ({ records }, id) => {
      const row = await records.find(episode, id)
      if (row?.state === 'scheduled' && hasReadyFile(row))
        await records.update(episode, row, { state: 'online', enabled: true })
    },
  },
  ...titleKinds.flatMap(rulesOfKind),
]

function rulesOfKind(kind: TitleKind): ByTime[] {
  const { entity, name } = kind
  const titles = sql.table(name)
  return [
    {
      code: `${name}.goesOnShelf`,
      due: (now) => sql`select id from ${titles} where state = 'scheduled' and publish_at <= ${now}
        and state_reason is null order by publish_at, id limit ${batchSize}`,
      settle: async (context, id) => {
        const row = await context.records.find(entity, id)
        if (row?.state === 'scheduled') await publish(context, kind, row)
      },
    },
    {
      code: `${name}.leavesShelf`,
      due: (now) =>
        sql`select id from ${titles} where state = 'published' and off_at <= ${now} order by off_at, id limit ${batchSize}`,
      settle: (context, id) => takeDown(context, kind, id, 'season'),
    },
    {
      code: `${name}.licenceEnds`,
      due: (now) => sql`select id from ${titles} where state = 'published' and licence_ends_at <= ${now}
        order by licence_ends_at, id limit ${batchSize}`,
      settle: (context, id) => takeDown(context, kind, id, 'licence'),
    },
  ]
}

/** Lets come about what is due: episodes and titles whose hour has come, and titles whose time on the shelf is over. */
export async function settleTitles(services: Services, now: Date): Promise<void> {
  for (const { code, due, settle } of rules) {
    const { rows } = await due(now.toISOString()).execute(services.db)
    for (const { id } of rows)
      await asSystem(services, code, now, async (context) => {
        await settle(context, id)
        await followChanges(context, context.records.changes)
      })
  }
}

export const settlingTitles = defineWork('cms.byTime', {
  lane: 'clock',
  everySeconds: 30,
  run: (services) => settleTitles(services, new Date()),
})

/** A title that is not fit when its hour comes stays where it is, and says why; scheduling it again tries again. */
async function publish(context: SystemContext, { entity }: TitleKind, row: Title): Promise<void> {
  const episodes = await readEpisodes(context, [row.id])
  const faults = publishFaults(row, episodes.get(row.id) ?? [], context.now)
  if (faults.length === 0) {
    await context.records.update(entity, row, { state: 'published' })
    return
  }
  const stateReason = caption('en', 'movie-manage.series-list.publish.faults', { faults: faultsOf('en', faults) })
  await context.records.update(entity, row, { stateReason: stateReason.slice(0, 300) })
}

async function takeDown(
  { records }: SystemContext,
  { entity }: TitleKind,
  id: number,
  stateReason: string,
): Promise<void> {
  const row = await records.find(entity, id)
  if (row?.state === 'published') await records.update(entity, row, { state: 'offShelf', stateReason })
}
