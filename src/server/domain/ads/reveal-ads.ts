import advertiser from '../../../entities/ad-manage/advertiser'
import revealAd from '../../../entities/ad-manage/reveal-ad'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { concerns } from '../../operations/concerns'
import { checkPeriod } from '../../operations/period'

/** Cues of one ad stand this many seconds apart. */
const leastGap = 60

/** Reveal ads run for a time; their cues stand a number of seconds apart, and VIP users see our own ads only. */
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

function areTooClose(cues: readonly { readonly atSeconds: number }[]): boolean {
  return cues.some(({ atSeconds }, index) => index > 0 && atSeconds - (cues[index - 1]?.atSeconds ?? 0) < leastGap)
}
