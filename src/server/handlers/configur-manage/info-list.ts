import * as commands from '../../../../commands/configur-manage/info-list'
import officialInfo from '../../../entities/configur-manage/official-info'
import areaConfig from '../../../entities/develop-manage/area-config'
import constantItem from '../../../entities/develop-manage/constant-item'
import country from '../../../entities/develop-manage/country'
import language from '../../../entities/develop-manage/language'
import { ALL_AREAS } from '../../../fields/areas/field'
import { pickCaption } from '../../../fields/format'
import type { Captions } from '../../../schema/field'
import type { Finding, Findings } from '../../../schema/findings'
import type { Info } from '../../domain/configuration/official-info'
import { handlers, type Verdict } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import type { Context } from '../../pipeline/operation'

/** Without these an open country has no legal texts. */
const legalKeys: readonly string[] = ['termsUrl', 'privacyUrl']

export default handlers(commands, {
  /** The last legal link of an open country stays. */
  takeDown: {
    check: async (context, row): Promise<Verdict> => {
      if (!legalKeys.includes(row.key)) return true
      const others = (await context.records.where(officialInfo, { key: row.key, state: 'published' })).filter(
        ({ id }) => id !== row.id,
      )
      const open = await context.records.where(country, { state: 'open' })
      const places = await areasOf(context)
      const bare = open.find(
        ({ id }) => reaches(row, places.get(id)) && !others.some((other) => reaches(other, places.get(id))),
      )
      return !bare || { caption: 'configur-manage.info-list.lastLegal', params: { country: bare.isoCode } }
    },
    run: async ({ records }, row) => void (await records.update(officialInfo, row, { state: 'withdrawn' })),
  },

  replaceValue: {
    undo: 'image',
    check: async (_context, row, { from }) => holdsText(row, from) || 'configur-manage.info-list.notThere',
    run: async (context, row, { from, to }) => {
      const swap = (text: string) => text.split(from).join(to)
      await saveWithRules(context, officialInfo, row, {
        ...(row.value !== null && { value: swap(row.value) }),
        ...(row.text && {
          text: Object.fromEntries(Object.entries(row.text).map(([code, text]) => [code, swap(text)])) as Captions,
        }),
      })
    },
  },

  /** For each place and key the most specific entry, as the app picks it. */
  previewAs: {
    run: async (context, asked): Promise<Findings> => {
      const { records, now } = context
      const here = (await areasOf(context)).get(asked.country)
      const at = now.toISOString()
      const spoken = await records.get(language, asked.language)
      const shown = (await records.where(officialInfo, { state: 'published' }, 5_000))
        .filter((info) => reaches(info, here) && (!info.clients?.length || info.clients.includes(asked.client)))
        .filter(({ startsAt, endsAt }) => (!startsAt || startsAt <= at) && (!endsAt || endsAt > at))
        .sort((a, b) => breadth(a) - breadth(b) || (a.order ?? 0) - (b.order ?? 0))
      const winners = shown.filter((info, nth) => shown.findIndex(({ key }) => key === info.key) === nth)
      const places = await records.where(constantItem, { id: [...new Set(winners.flatMap((info) => info.placements))] })
      const findings = places.flatMap((place) =>
        winners
          .filter((info) => info.placements.includes(place.id))
          .map((info): Finding => ({
            caption: 'configur-manage.info-list.previewAs.line',
            params: {
              place: pickCaption(place.caption, context.language),
              title: textIn(info.title, spoken.code),
              key: info.key,
            },
            value: info.value ?? (info.text ? textIn(info.text, spoken.code) : null),
            to: `/configur-manage/info-list?key=${encodeURIComponent(info.key)}`,
            ...(info.health === 'broken' && { tone: 'bad' as const }),
          })),
      )
      return { findings }
    },
  },
})

function holdsText({ value, text }: Info, part: string): boolean {
  return [value ?? '', ...Object.values(text ?? {})].some((each) => each.includes(part))
}

function textIn(texts: Captions, code: string): string {
  return texts[code] ?? texts.en
}

/** The more areas, the less specific; one for all comes last. */
function breadth({ areas }: Info): number {
  return areas.includes(ALL_AREAS) ? Infinity : areas.length
}

function reaches({ areas }: Info, here: ReadonlySet<number> | undefined): boolean {
  return areas.some((area) => area === ALL_AREAS || here?.has(area))
}

/** The areas of the group that each country belongs to. */
async function areasOf({ records }: Context): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const found = new Map<number, Set<number>>()
  for (const { id, countries } of await records.where(areaConfig, { group: 'configur' }))
    for (const each of countries) found.set(each, (found.get(each) ?? new Set()).add(id))
  return found
}
