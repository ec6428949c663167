import type rankStyleTriage from '../../../entities/app-manage/rank-style-triage'
import type rankStyleVariant from '../../../entities/app-manage/rank-style-variant'
import { day, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'

type Test = RowOf<typeof rankStyleTriage>
type Variant = RowOf<typeof rankStyleVariant>
type Style = NonNullable<Variant['style']>

interface TestPlan {
  readonly name: string
  /** The place of the component; each is tested by one at a time. */
  readonly component: number
  readonly hypothesis: string
  readonly metric: NonNullable<Test['metric']>
  readonly minEffect: number
  readonly state: NonNullable<Test['state']>
  /** Days since it began, or until it does, and how many it lasts. */
  readonly began: number
  readonly days: number
  /** What it is compared with, first, and what is tried; `called: style of items`. */
  readonly variants: readonly (readonly [name: string, style: Style, items: number])[]
  /** The place of the variant that won, and what was learnt. */
  readonly winner?: number
  readonly conclusion?: string
}

const plans: readonly TestPlan[] = [
  {
    name: 'Posters or cards in Trending now',
    component: 0,
    hypothesis: 'Cards that are swiped are tapped more than a row of posters, as each shows a line of the plot.',
    metric: 'clickRate',
    minEffect: 2,
    state: 'running',
    began: 9,
    days: 21,
    variants: [
      ['Row of posters', 'posterRow', 10],
      ['Cards', 'cardSwipe', 10],
    ],
  },
  {
    name: 'Ten or twenty picks',
    component: 1,
    hypothesis: 'Twenty picks lead to more plays than ten; nobody scrolls beyond twenty.',
    metric: 'playRate',
    minEffect: 3,
    state: 'concluded',
    began: 96,
    days: 28,
    variants: [
      ['Ten', 'posterRow', 10],
      ['Twenty', 'posterRow', 20],
    ],
    winner: 0,
    conclusion: 'No difference in plays, and twenty load slower on old phones: ten stay.',
  },
  {
    name: 'Numbers in New today',
    component: 2,
    hypothesis: 'A numbered list makes people look at more than the first three places.',
    metric: 'clickRate',
    minEffect: 2,
    state: 'concluded',
    began: 152,
    days: 21,
    variants: [
      ['Row of posters', 'posterRow', 10],
      ['Numbered list', 'numberList', 10],
      ['Three columns', 'tripleColumn', 12],
    ],
    winner: 1,
    conclusion: 'Places four to ten are tapped a third more often in the numbered list.',
  },
  {
    name: 'Three columns of Highly rated',
    component: 3,
    hypothesis: 'Three columns show more classics at once and are watched for longer.',
    metric: 'watchSeconds',
    minEffect: 4,
    state: 'running',
    began: 5,
    days: 28,
    variants: [
      ['Row of posters', 'posterRow', 10],
      ['Three columns', 'tripleColumn', 12],
    ],
  },
  {
    name: 'Banner for Sweet romance',
    component: 4,
    hypothesis: 'One large picture sells a romance better than ten small ones.',
    metric: 'payRate',
    minEffect: 5,
    state: 'stopped',
    began: 61,
    days: 14,
    variants: [
      ['Row of posters', 'posterRow', 10],
      ['Banner', 'banner', 5],
    ],
    conclusion: 'Stopped on the sixth day: the banner pushed the free row off the first screen.',
  },
  {
    name: 'Cards for Mysteries',
    component: 5,
    hypothesis: 'The first line of a case makes people start it.',
    metric: 'playRate',
    minEffect: 3,
    state: 'concluded',
    began: 210,
    days: 28,
    variants: [
      ['Numbered list', 'numberList', 10],
      ['Cards', 'cardSwipe', 10],
    ],
    winner: 1,
    conclusion: 'Cards bring more starts in every market but the Gulf.',
  },
  {
    name: 'Shorts storm, numbered',
    component: 6,
    hypothesis: 'Viewers of shorts choose by rank, not by poster.',
    metric: 'clickRate',
    minEffect: 2,
    state: 'paused',
    began: 12,
    days: 30,
    variants: [
      ['Row of posters', 'posterRow', 10],
      ['Numbered list', 'numberList', 20],
    ],
  },
  {
    name: 'New anime in three columns',
    component: 8,
    hypothesis: 'Three columns are tapped more than a row, as fans know the titles already.',
    metric: 'clickRate',
    minEffect: 2,
    state: 'draft',
    began: -4,
    days: 21,
    variants: [
      ['Row of posters', 'posterRow', 10],
      ['Three columns', 'tripleColumn', 12],
    ],
  },
  {
    name: 'Shows as a banner',
    component: 9,
    hypothesis: 'A moving banner of one show is watched for longer than a list of ten.',
    metric: 'watchSeconds',
    minEffect: 4,
    state: 'concluded',
    began: 260,
    days: 21,
    variants: [
      ['Row of posters', 'posterRow', 10],
      ['Banner', 'banner', 5],
    ],
    winner: 0,
    conclusion: 'The banner loses: people who do not like its one show leave.',
  },
  {
    name: 'Free for now, cards or numbers',
    component: 11,
    hypothesis: 'Cards that say how long a title is free bring more people to VIP.',
    metric: 'payRate',
    minEffect: 5,
    state: 'draft',
    began: -8,
    days: 30,
    variants: [
      ['Row of posters', 'posterRow', 10],
      ['Cards', 'cardSwipe', 10],
      ['Numbered list', 'numberList', 10],
    ],
  },
]

const lines = plans.flatMap(({ variants }, test) => variants.map((variant, place) => ({ test, place, variant })))
const count = (world: World) => Math.min(world.asked('rankStyleTriage'), plans.length)

/** The place of the test that a component is in now, and of the style that won on it last. */
export function styleTestOf(component: number): { readonly test: number | undefined; readonly style: Style } {
  const test = plans.findIndex((plan) => plan.component === component)
  const plan = plans[test]
  const isOn = plan?.state === 'running' || plan?.state === 'paused'
  return { test: isOn ? test : undefined, style: plan?.variants[plan.winner ?? 0]?.[1] ?? 'posterRow' }
}

export const rankStyleTriageGenerator: Generator = {
  isLater: true,
  distinct: true,
  count,
  row(world, index, random): Test {
    const { winner, began, days, component, ...plan } = plans[index]!
    const { now } = world.calendar
    const startsAt = Math.floor((now - began * day) / day) * day
    const ran = Math.max(0, Math.min(began, plan.state === 'stopped' ? 6 : plan.state === 'paused' ? 7 : days))
    const neededSample = 40_000 + component * 3_500
    const isKnown = plan.state === 'concluded'
    const winnerAt = lines.findIndex(({ test, place }) => test === index && place === winner)
    return {
      name: plan.name,
      hypothesis: plan.hypothesis,
      metric: plan.metric,
      minEffect: plan.minEffect,
      state: plan.state,
      conclusion: plan.conclusion ?? null,
      component: world.id('rankComponent', component) ?? 0,
      areas: [-1],
      clients: [],
      userGroups: [],
      traffic: index % 3 === 0 ? 20 : 50,
      splitBy: 'user',
      startsAt: instant(startsAt),
      endsAt: instant(startsAt + days * day),
      winner: winner === undefined ? null : world.id('rankStyleVariant', winnerAt),
      enrolled: Math.round((neededSample * 1.1 * ran) / days),
      neededSample,
      significance: ran === 0 ? 0 : isKnown ? (winner === 0 ? 41.5 : 96 + random.int(30) / 10) : 20 + ran * 3,
      createdAt: instant(Math.min(now - 5 * 3_600_000, startsAt - 3 * day)),
    }
  },
}

/** The one that is compared with comes first and lifts nothing; the shares of a test make 100. */
export const rankStyleVariantGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) =>
    world.asked('rankStyleVariant') === 0 ? 0 : lines.filter(({ test }) => test < count(world)).length,
  row(world, index, random): Variant {
    const { test, place, variant } = lines[index]!
    const [name, style, itemsShown] = variant
    const { variants, winner, began, days, state, component } = plans[test]!
    const isControl = place === 0
    const share = isControl
      ? 100 - Math.floor(100 / variants.length) * (variants.length - 1)
      : Math.floor(100 / variants.length)
    const ran = Math.max(0, Math.min(began, days))
    const lift = isControl || ran === 0 ? 0 : winner === place ? 8.4 + random.int(40) / 10 : random.between(-19, 9) / 10
    const base = 3.4 + component * 0.2
    return {
      triage: world.id('rankStyleTriage', test) ?? 0,
      ...{ name, isControl, share, style, itemsShown, lift },
      singles: [],
      impressions: state === 'draft' ? 0 : Math.round(ran * 5_200 * (share / 50) * (0.97 + random.next() * 0.06)),
      clickRate: ran === 0 ? 0 : Math.round(base * (1 + lift / 100) * 10) / 10,
      playRate: ran === 0 ? 0 : Math.round((52 + component) * (1 + lift / 200) * 10) / 10,
      createdAt: instant(Math.min(world.calendar.now - 4 * 3_600_000, world.calendar.now - (began + 2) * day)),
    }
  },
}
