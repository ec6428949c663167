import { whatShows } from '../../../../commands/ad-manage/reveal-ad'
import advertiser from '../../../entities/ad-manage/advertiser'
import revealAd from '../../../entities/ad-manage/reveal-ad'
import type { Finding } from '../../../schema/findings'
import { defineRules, handlePage } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { concerns } from '../concerns'
import { shareArea } from '../overlap'
import { checkPeriod } from '../period'

/** Cues of one ad stand so many seconds apart. */
const leastGap = 60

/** Reveal ads run for a time; their cues keep their distance, and VIP users see those of the house alone. */
export const revealAdRules = defineRules(revealAd, {
  beforeSave: async ({ records }, draft, current) => {
    checkPeriod(draft, current)
    const { scope, titles, tags, defaultCues, includeVip, advertiser: holder } = { ...current, ...draft }
    if (concerns(draft, current, 'scope', 'titles', 'tags', 'defaultCues')) {
      if (scope === 'titles' && !titles?.length) throw badField('titles', 'error.required')
      if (scope === 'tags' && !tags?.length) throw badField('tags', 'error.required')
      if ((scope === 'tags' || scope === 'all') && !defaultCues?.length) throw badField('defaultCues', 'error.required')
    }
    if (draft.titles?.some(({ cues }) => areTooClose(cues))) throw badField('titles', 'ad-manage.reveal-ad.tooClose')
    if (!includeVip || (draft.includeVip === undefined && draft.advertiser === undefined)) return
    const [owner] = await records.where(advertiser, { id: holder ?? 0 })
    if (owner?.kind !== 'house') throw badField('includeVip', 'ad-manage.reveal-ad.houseOnly')
  },
})

/** What runs in an episode now, cue by cue. */
export const showingCues = handlePage(whatShows, {
  run: async ({ records }, { episode, area }) => {
    const running = await records.where(revealAd, { state: 'running', enabled: true })
    const findings: Finding[] = []
    for (const row of running) {
      if (area !== null && !shareArea(row.areas, [area])) continue
      const own = (row.titles ?? []).find(({ episodes }) => episodes?.includes(episode))
      for (const { atSeconds, forSeconds } of own?.cues ?? [])
        findings.push({
          caption: 'ad-manage.reveal-ad.whatShows.cue',
          params: { name: row.name, seconds: forSeconds },
          value: clock(atSeconds),
          to: `/ad-manage/reveal-ad?id=${row.id}`,
        })
    }
    return { findings: findings.sort((a, b) => String(a.value).localeCompare(String(b.value))) }
  },
})

function areTooClose(cues: readonly { readonly atSeconds: number }[]): boolean {
  return cues.some(({ atSeconds }, index) => index > 0 && atSeconds - (cues[index - 1]?.atSeconds ?? 0) < leastGap)
}

/** 01:02:03, so that texts sort as times do. */
function clock(seconds: number): string {
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${part(seconds / 3600)}:${part((seconds % 3600) / 60)}:${part(seconds % 60)}`
}
