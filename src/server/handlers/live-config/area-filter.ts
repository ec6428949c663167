import { sql } from 'kysely'
import * as commands from '../../../../commands/live-config/area-filter'
import liveAreaFilter from '../../../entities/live-config/live-area-filter'
import anchorEntity from '../../../entities/live-manage/anchor'
import liveRoom from '../../../entities/live-manage/live-room'
import type { Finding } from '../../../schema/findings'
import { caption } from '../../base/captions'
import type { Filter } from '../../domain/live/config/area-filters'
import { shareArea, shareChoice } from '../../operations/overlap'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  check: {
    run: async ({ records, language }, { viewerArea, room: id, client }) => {
      const room = await records.get(liveRoom, id)
      const anchor = await records.get(anchorEntity, room.anchor)
      const enabled = await records.where(liveAreaFilter, { enabled: true })
      const matching = enabled
        .filter(
          (rule) =>
            shareArea(rule.viewerArea, viewerArea) &&
            shareChoice(rule.categories, [room.category]) &&
            (client === null || shareChoice(rule.clients, [client])),
        )
        .toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0) || (a.mode === 'deny' ? -1 : 1))
      const deciding = matching.find((rule) => decides(rule, anchor.country))
      const isSeen = deciding === undefined
      const findings: Finding[] = [
        {
          caption: isSeen ? 'live-config.area-filter.seen' : 'live-config.area-filter.hidden',
          tone: isSeen ? 'good' : 'bad',
        },
      ]
      if (deciding)
        findings.push({
          caption: 'live-config.area-filter.rule',
          params: { name: await records.nameOf(liveAreaFilter, deciding, language) },
          value: caption(language, `liveAreaFilter.mode.${deciding.mode}`),
          to: `/live-config/area-filter?reason=${deciding.reason}`,
        })
      return { findings }
    },
  },

  impact: {
    run: async ({ db, language }, { mode, anchorCountries }) => {
      const isListed = sql`a.country = any(${[...anchorCountries]})`
      const { rows } = await sql<{ name: Record<string, string>; rooms: number; viewers: number }>`
      select c.name, count(*) as rooms, coalesce(sum(r.viewers), 0) as viewers
      from live_room r join anchor a on a.id = r.anchor join country c on c.id = a.country
      where r.live_now and ${mode === 'deny' ? isListed : sql`not (${isListed})`}
      group by c.id, c.name order by 2 desc limit 50`.execute(db)
      const total = rows.reduce((sum, { rooms }) => sum + Number(rooms), 0)
      const lines = rows.map<Finding>(({ name, rooms, viewers }) => ({
        caption: 'live-config.area-filter.rooms',
        params: { country: name[language === 'zh' ? 'zh_CN' : 'en'] ?? name.en ?? '', viewers: Number(viewers) },
        value: Number(rooms),
      }))
      return {
        findings: [
          { caption: 'liveAreaFilter.hiddenRooms', value: total, tone: total > 0 ? 'warn' : 'good' },
          ...lines,
        ],
      }
    },
  },
})

/** Whether a rule keeps anchors of a country away: it denies them, or allows others alone. */
function decides({ mode, anchorCountries }: Filter, country: number): boolean {
  return anchorCountries.includes(country) === (mode === 'deny')
}
