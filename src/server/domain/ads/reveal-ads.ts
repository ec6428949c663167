import advertiser from '../../../entities/ad-manage/advertiser'
import revealAd from '../../../entities/ad-manage/reveal-ad'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { concerns } from '../../operations/concerns'
import { checkPeriod } from '../../operations/period'

/** Cues of one ad stand this many seconds apart. */
const leastGap = 60
/** They begin no earlier, in seconds. */
const earliest = 30
/** How long one lasts, in seconds. */
const [shortest, longest] = [3, 30]
/** How many there are of one title. */
const mostCues = 50

interface Cue {
  readonly atSeconds: number
  readonly forSeconds: number
}

/**
 * The cues of a title with one more, or with another in place of one, in their order.
 * @param from where it begins and where it ends, in seconds
 * @param instead the one that it takes the place of, counted from 1
 * @throws ApiError where it breaks a rule of cues
 */
export function cuesWith(cues: readonly Cue[], from: number, to: number, instead?: number): Cue[] {
  const forSeconds = to - from
  if (from < earliest) throw badField('from', 'ad-manage.reveal-ad.tooEarly', { count: earliest })
  if (forSeconds < shortest || forSeconds > longest)
    throw badField('to', 'ad-manage.reveal-ad.cueLength', { least: shortest, most: longest })
  const others = cuesWithout(cues, instead)
  if (others.length >= mostCues) throw badField('from', 'ad-manage.reveal-ad.tooMany', { count: mostCues })
  const all = [...others, { atSeconds: from, forSeconds }].sort((a, b) => a.atSeconds - b.atSeconds)
  if (areTooClose(all)) throw badField('from', 'ad-manage.reveal-ad.tooClose')
  return all
}

/** The cues of a title without one, which is counted from 1. @throws ApiError where there is none of that number */
export function cuesWithout(cues: readonly Cue[], number: number | undefined): Cue[] {
  if (number !== undefined && number > cues.length)
    throw badField('cue', 'ad-manage.reveal-ad.noSuchCue', { count: cues.length })
  return cues.filter((_cue, index) => index + 1 !== number)
}

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
