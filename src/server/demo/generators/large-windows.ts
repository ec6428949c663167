import type homeLargeWindow from '../../../entities/app-manage/home-large-window'
import { day, instant } from '../calendar'
import type { Random } from '../../base/random'
import { textOf } from '../written/written'
import { homeLargeWindow as written } from '../written/surfaces'
import type { DemoRow, Generator, RowOf, World } from '../world'
import { occasionAt, type Occasion } from './occasions'
import { linkTo, titlePlans, type TitlePlan } from './title-plan'

type Window = RowOf<typeof homeLargeWindow>
type Link = NonNullable<Window['target']>

interface Story {
  /** Which title it leads to: the most watched of these; or a page of the app. */
  readonly title?: (plan: TitlePlan) => boolean
  readonly page?: Link
  readonly subtitle: string
  readonly secondary: NonNullable<Window['secondary']>
  readonly audience?: NonNullable<Window['audience']>
  /** When it begins and ends in days from now, or what it is shown for. */
  readonly span: readonly [from: number, to: number] | Occasion
}

const isSeries = ({ type, state }: TitlePlan) => type === 'series' && state === 'published'

/** What each of the windows that are written by hand is about, in their order. */
const stories: readonly Story[] = [
  {
    title: (plan) => isSeries(plan) && plan.serialState === 'finished',
    subtitle: '全网独播，抢先看大结局 / Only here: see the finale first',
    secondary: 'addToList',
    span: [-3, 4],
  },
  {
    title: (plan) => isSeries(plan) && plan.group === 'costume',
    subtitle: '前两集免费 / The first two episodes are free',
    secondary: 'addToList',
    span: [-6, 8],
  },
  {
    title: (plan) => isSeries(plan) && plan.language === 'ar_AE',
    subtitle: '每晚开斋后更新 / A new episode every night after sunset',
    secondary: 'appoint',
    span: 'ramadan',
  },
  {
    page: { type: 'INNER_URL', target: '/events/winter-slate' },
    subtitle: '十二部新剧抢先看 / Twelve new series, a first look',
    secondary: 'share',
    span: [-2, 26],
  },
  {
    title: (plan) => isSeries(plan) && plan.group === 'suspense',
    subtitle: '每周五更新 / New every Friday',
    secondary: 'addToList',
    span: [-40, -26],
  },
  {
    page: { type: 'INNER_URL', target: '/events/shorts-crown' },
    subtitle: '十部短剧，你来定冠军 / Ten shorts, and you decide',
    secondary: 'share',
    span: [5, 12],
  },
  {
    page: { type: 'INNER_URL', target: '/live/sports' },
    subtitle: '今晚八点，免费直播 / Tonight at eight, free and live',
    secondary: 'none',
    span: [-12, -10],
  },
  {
    page: { type: 'APP_URL', target: 'app://vip/plans' },
    subtitle: '年卡六折，仅此四天 / 40% off the year, for four days',
    secondary: 'none',
    audience: 'nonVip',
    span: 'membersDay',
  },
  {
    page: { type: 'INNER_URL', target: '/events/host-of-the-year' },
    subtitle: '每天三票，投给你喜欢的主播 / Three votes a day for the hosts you like',
    secondary: 'share',
    span: [-8, 20],
  },
  {
    title: (plan) => isSeries(plan) && plan.kind === 'kids',
    subtitle: '每天上午十点，连看三集 / Three episodes every morning at ten',
    secondary: 'addToList',
    span: [12, 40],
  },
]

function linkOf(world: World, { title, page }: Story): Link {
  if (page) return page
  const [best] = titlePlans(world)
    .filter((plan) => title?.(plan))
    .sort((one, other) => other.fame - one.fame)
  return best ? linkTo(best) : { type: 'INNER_URL', target: '/home' }
}

function stateOf(now: number, from: number, to: number, random: Random): NonNullable<Window['state']> {
  return to < now ? 'ended' : from <= now ? 'running' : random.chance(0.5) ? 'scheduled' : 'draft'
}

/** The first thing that is seen: each leads to what it speaks of, for as long as that is on. */
export const homeLargeWindowGenerator: Generator = {
  ...written,
  row(world, index, random): DemoRow {
    const { now } = world.calendar
    const story = stories[index % stories.length]!
    const { span, subtitle, secondary, audience = 'all' } = story
    const { from, to } =
      typeof span === 'string' ? occasionAt(now, span) : { from: now + span[0] * day, to: now + span[1] * day }
    const hours = (at: number) => Math.floor(at / day) * day + 2 * 3_600_000
    return {
      ...written.row(world, index, random),
      ...{ secondary, audience, clients: [], userGroups: [], minVersion: null, areas: [-1] },
      target: linkOf(world, story),
      subtitle: textOf(subtitle),
      startsAt: instant(hours(from)),
      endsAt: instant(hours(to)),
      state: stateOf(now, hours(from), hours(to), random),
      createdAt: instant(Math.min(hours(from) - random.between(2, 6) * day, now - random.between(3, 40) * 3_600_000)),
      enabled: true,
    } satisfies Window
  },
}
