import * as commands from '../../../../commands/ad-manage/brand-takeover'
import ad from '../../../entities/ad-manage/ad'
import adSlot from '../../../entities/ad-manage/ad-slot'
import brandTakeover from '../../../entities/ad-manage/brand-takeover'
import type { Takeover } from '../../domain/ads/takeovers'
import { shareArea, shareChoice, shareTime } from '../../operations/overlap'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import { saveWithRules } from '../../operations/standard-handlers'
import { refused } from '../../base/errors'
import { dayMs } from '../../../schema/time'

/** A make-good runs this long unless somebody changes its draft. */
const makeGoodDays = 30

const holding = ['reserved', 'awaitingApproval', 'scheduled', 'running']

export default handlers(commands, {
  /** Dates are given away as long as the shares of all takeovers of an area, client and moment make 100 percent at most. */
  reserve: {
    check: async (context, row) => {
      const others = (await context.records.where(brandTakeover, { state: holding as Takeover['state'][] })).filter(
        (other) =>
          other.id !== row.id &&
          shareTime(other, row) &&
          shareArea(other.areas, row.areas) &&
          shareChoice(other.clients, row.clients),
      )
      const taken = others.reduce((sum, { sharePercent }) => sum + sharePercent, 0)
      if (taken + row.sharePercent <= 100) return true
      return {
        caption: 'ad-manage.brand-takeover.taken',
        params: { names: others.map(({ name }) => name).join(', '), free: String(Math.max(0, 100 - taken)) },
      }
    },
    run: async (context, row) => {
      await saveWithRules(context, brandTakeover, row, { state: 'reserved' })
    },
  },

  approve: {
    check: async (_context, row) => missingParts(row).length === 0 || 'ad-manage.brand-takeover.incomplete',
    run: async (context, row) => {
      await context.records.update(brandTakeover, row, { state: 'scheduled' })
    },
  },

  checkAssets: {
    run: async (_context, row) => {
      const missing = missingParts(row)
      return {
        findings: row.parts.map((part) => ({
          caption: `brandTakeover.parts.${part}`,
          value: missing.includes(part) ? '✕' : '✓',
          tone: missing.includes(part) ? ('bad' as const) : ('good' as const),
        })),
      }
    },
  },

  makeGood: {
    run: async (context, row) => {
      const owed = (row.goalImpressions ?? 0) - (row.impressions ?? 0)
      const slots = await context.records.where(adSlot, { page: 'launch', enabled: true })
      if (slots.length === 0) throw refused('ad-manage.brand-takeover.makeGood.noSlot')
      const made = await create(context, ad, {
        name: `${row.name} +${owed}`.slice(0, 80),
        advertiser: row.advertiser,
        slots: slots.map(({ id }) => id),
        format: row.splash ? 'video' : 'image',
        ...(row.splashImage && { image: row.splashImage }),
        ...(row.splash && { video: row.splash }),
        landing: row.landing,
        areas: row.areas,
        clients: row.clients ?? [],
        startsAt: context.now.toISOString(),
        endsAt: new Date(context.now.getTime() + makeGoodDays * dayMs).toISOString(),
        billing: 'house',
        goalImpressions: owed,
      })
      return { id: made.id }
    },
  },
})

/** The parts of a takeover that have nothing to show yet. */
function missingParts({ parts, splash, splashImage, assets }: Takeover): Takeover['parts'][number][] {
  const held: Readonly<Record<Takeover['parts'][number], unknown>> = {
    splash: splash ?? splashImage,
    homeSkin: assets?.homeSkinTop,
    largeWindow: assets?.largeWindow,
    tabIcons: assets?.tabIcons?.length,
    floatWindow: assets?.floatWindow,
    searchWord: assets?.searchWord,
    preRoll: assets?.preRoll,
  }
  return parts.filter((part) => !held[part])
}
