import * as commands from '../../../../commands/app-manage/detail-banner'
import detailBanner from '../../../entities/app-manage/detail-banner'
import contentItem from '../../../entities/movie-manage/content-item'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { linkTo, titlesOfIds } from '../../domain/titles/content-ids'
import { shareArea, shareChoice } from '../../operations/overlap'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../base/errors'

type Banner = Row<typeof detailBanner>

const maxTitles = 500

/** How many banners rotate in a slot. */
const maxShown = 3

export default handlers(commands, {
  addTitles: {
    run: async (context, row, { titleIds }) => {
      const own = row.titles ?? []
      const links = (await titlesOfIds(context, titleIds, 'titleIds')).map(linkTo)
      const added = links.filter((link) => !own.some(({ target }) => isSame(target, link)))
      if (own.length + added.length > maxTitles) throw badField('titleIds', 'error.tooMany', { max: maxTitles })
      await saveWithRules(context, detailBanner, row, {
        scope: 'titles',
        titles: [...own, ...added.map((target) => ({ target }))],
      })
      return { count: added.length }
    },
  },

  removeTitles: {
    run: async (context, row, { titleIds }) => {
      const links = (await titlesOfIds(context, titleIds, 'titleIds')).map(linkTo)
      const titles = (row.titles ?? []).filter(({ target }) => !links.some((link) => isSame(target, link)))
      await saveWithRules(context, detailBanner, row, { titles })
    },
  },

  whatShows: {
    run: async ({ records }, { title, area, client }) => {
      const item = await records.get(contentItem, title)
      const running = await records.where(detailBanner, { state: 'running', enabled: true }, 10_000)
      const fitting = running.filter(
        (row) => shareArea(row.areas, [area]) && shareChoice(row.clients, [client]) && isFor(row, item),
      )
      fitting.sort((a, b) => rank(a) - rank(b) || b.priority - a.priority)
      const shown = new Map<string, number>()
      const findings = fitting.map((row): Finding => {
        const place = (shown.get(row.slot) ?? 0) + 1
        shown.set(row.slot, place)
        return {
          caption: `detailBanner.slot.${row.slot}`,
          value: `${place}. ${row.name}`,
          to: `/app-manage/detail-banner?id=${row.id}`,
          tone: place <= maxShown ? 'good' : 'warn',
        }
      })
      return { findings }
    },
  },
})

function isFor({ scope, contentTypes, tags, titles }: Banner, item: Row<typeof contentItem>): boolean {
  if (scope === 'all') return true
  if (scope === 'contentType') return (contentTypes ?? []).some((type) => type === item.type)
  if (scope === 'tags') return (tags ?? []).some((tag) => (item.genres ?? []).includes(tag))
  return (titles ?? []).some(({ target }) => target.target === String(item.id))
}

/** Titles beat tags, those beat kinds of content, and those what stands for all. */
function rank({ scope }: Banner): number {
  return ['titles', 'tags', 'contentType', 'all'].indexOf(scope)
}

function isSame(a: { readonly type: string; readonly target: string }, b: typeof a): boolean {
  return a.type === b.type && a.target === b.target
}
