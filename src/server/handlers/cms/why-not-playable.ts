import { sql } from 'kysely'
import { whyNotPlayable } from '../../../../commands/movie-manage/content-manage'
import areaConfig from '../../../entities/develop-manage/area-config'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Finding } from '../../../schema/findings'
import { handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import type { ContentItem } from './title-figures'

/** Walks what stands between a title and a viewer, in the order in which the app asks for it. */
export const explainingPlayability = handle(whyNotPlayable, {
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
})

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
