import type coverLabelSend from '../../../entities/cover-label-manage/cover-label-send'
import { weightsOf } from '../../base/random'
import { day, hour, instant, minute } from '../calendar'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { labelNames } from './cover-labels'
import { xilieGenerator } from './franchises'
import { titleAt } from './placements'

type Send = RowOf<typeof coverLabelSend>
type Rule = NonNullable<Send['rule']>

const states = weightsOf({ ended: 88, withdrawn: 4, paused: 1.5, live: 6.5 })
/** How the latest stand. */
const latest = [
  'draft',
  'scheduled',
  'draft',
  'scheduled',
  'scheduled',
  'live',
  'live',
  'live',
  'live',
  'live',
] as const

/** Sends that a rule chooses the titles for: the label from 1, what they are called and the rule. */
const rules: readonly (readonly [label: number, name: string, rule: Rule])[] = [
  [8, 'Movies since 2024 in 4K', { types: ['movie'], yearFrom: 2024 }],
  [3, 'Series of the last two weeks', { types: ['series'], publishedWithinDays: 14 }],
  [2, 'Shorts that cost nothing', { types: ['short'], access: ['free'] }],
  [3, 'Shorts of the week', { types: ['short'], publishedWithinDays: 7 }],
  [1, 'Movies for members', { types: ['movie'], access: ['vip'] }],
  [7, 'Free for the weekend, series with adverts', { types: ['series'], access: ['adUnlock'] }],
]
/** Labels that are put on single titles by hand. */
const byHand = [4, 7, 9, 10, 6] as const
const whys = ['Wrong titles were chosen', 'The partner asks to wait', 'Covers the faces on the posters']

/** What the n-th send is about, and what it is called after it. */
function subjectOf(
  world: World,
  index: number,
): Pick<Send, 'name' | 'label' | 'target' | 'contents' | 'xilie' | 'rule'> {
  const random = world.random('subject of a label', index)
  const none = { contents: [], xilie: null, rule: null }
  const labelOf = (nth: number) => ({ label: world.id('coverLabel', nth - 1) ?? 0, called: labelNames[nth - 1] ?? '' })
  if (index % 5 === 3) {
    const [nth, name, rule] = rules[Math.floor(index / 5) % rules.length]!
    return { ...none, label: labelOf(nth).label, name, target: 'rule', rule }
  }
  const { label, called } = labelOf(byHand[index % byHand.length]!)
  if (index % 5 === 4 && world.count('xilie') > 0) {
    const nth = (index * 3) % world.count('xilie')
    const { name } = xilieGenerator.row(world, nth, world.random(entityOf(world, 'xilie').name, nth))
    return {
      ...none,
      label,
      name: `${called}: ${name && typeof name === 'object' && 'en' in name ? String(name.en) : ''}`.slice(0, 80),
      target: 'xilie',
      xilie: world.id('xilie', nth),
    }
  }
  const titles = Array.from({ length: random.between(1, 4) }, (_, nth) => titleAt(world, index * 3 + nth))
  const [first] = titles
  return {
    ...none,
    label,
    name: `${called}: ${first?.title.en ?? ''}${titles.length > 1 ? ' and others' : ''}`.slice(0, 80),
    target: 'contents',
    contents: titles.flatMap((title) => (title ? [world.id('contentItem', title.id - 1) ?? 0] : [])),
  }
}

/** Labels put on covers for some days: shown and tapped as often as their titles and days allow. */
export const coverLabelSendGenerator: Generator = {
  isLater: true,
  row(world, index, random): Send {
    const { now } = world.calendar
    const age = world.count('coverLabelSend') - 1 - index
    const state = latest[age] ?? random.weighted(states)
    const subject = subjectOf(world, index)
    const length = random.pick([3, 7, 7, 14, 30]) * day
    const isAhead = state === 'draft' || state === 'scheduled'
    const isOver = state === 'ended' || state === 'withdrawn'
    const startsAt = hourOf(
      isAhead
        ? now + (1 + random.next() * 9) * day
        : isOver
          ? now - length - (2 + age * 2.2) * day
          : now - (0.2 + random.next() * 0.7) * length,
    )
    const endsAt = startsAt + length
    const stoppedAt = state === 'withdrawn' ? startsAt + length * 0.4 : Math.min(now, endsAt)
    const createdAt = Math.min(now - hour, startsAt - random.between(1, 5) * day) - random.int(300) * minute
    const matched =
      subject.target === 'rule'
        ? random.between(12, 90)
        : subject.target === 'xilie'
          ? random.between(2, 7)
          : (subject.contents?.length ?? 0)
    const days = isAhead ? 0 : (stoppedAt - startsAt) / day
    const impressions = Math.round(matched * days * random.between(1_800, 9_500))
    const clicks = Math.round(impressions * (0.03 + random.next() * 0.06))
    const isStopped = state === 'withdrawn' || state === 'paused'
    return {
      ...subject,
      ...{ state, matched, impressions, clicks },
      ...{ single: null, tag: null, clients: [], userGroups: [], areas: [-1] },
      holdOut: random.chance(0.2) ? 10 : 0,
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      hiddenByOthers: Math.floor(matched * random.next() * 0.3),
      clickRate: impressions === 0 ? 0 : Math.round((clicks / impressions) * 1000) / 10,
      stateReason: isStopped ? random.pick(whys) : null,
      createdAt: instant(createdAt),
      updatedAt: instant(isAhead ? createdAt : isOver ? stoppedAt : Math.max(startsAt, now - length / 3)),
    }
  },
}

function hourOf(at: number): number {
  return Math.floor(at / hour) * hour
}
