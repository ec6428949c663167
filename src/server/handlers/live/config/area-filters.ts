import { sql } from 'kysely'
import * as commands from '../../../../../commands/live-config/area-filter'
import { fixedItems } from '../../../../entities/dictionaries'
import liveAreaFilter from '../../../../entities/live-config/live-area-filter'
import anchorEntity from '../../../../entities/live-manage/anchor'
import liveRoom from '../../../../entities/live-manage/live-room'
import type { Row } from '../../../../schema/entity'
import type { Finding } from '../../../../schema/findings'
import { caption } from '../../../captions'
import { defineRules, handle, handlePage } from '../../../operations/handler'
import { holds } from '../../../pipeline/account'
import { badField } from '../../../pipeline/errors'
import { shareArea, shareChoice } from '../../overlap'
import { checkPeriod } from '../../period'

type Filter = Row<typeof liveAreaFilter>

const legalRight = 'LiveConfig:areaFilter.legal'
const legalReasons = fixedItems('liveAreaFilterReason', 'law', 'licence')

export const checkingVisibility = handlePage(commands.check, {
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
})

/** Whether a rule keeps anchors of a country away: it denies them, or allows others alone. */
function decides({ mode, anchorCountries }: Filter, country: number): boolean {
  return anchorCountries.includes(country) === (mode === 'deny')
}

export const tellingImpact = handle(commands.impact, {
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
      findings: [{ caption: 'liveAreaFilter.hiddenRooms', value: total, tone: total > 0 ? 'warn' : 'good' }, ...lines],
    }
  },
})

export const areaFilterRules = defineRules(liveAreaFilter, {
  beforeSave: (_context, draft, current) => {
    checkPeriod(draft, current)
    const next = { ...current, ...draft } as Filter
    if (legalReasons.includes(next.reason) && !next.legalNote) throw badField('legalNote', 'error.required')
    return Promise.resolve()
  },
  may: ({ account }, verb, { reason }) =>
    Promise.resolve(
      !['disable', 'delete'].includes(verb) ||
        !legalReasons.includes(reason) ||
        holds(account, legalRight) ||
        'live-config.area-filter.needsLegal',
    ),
})
