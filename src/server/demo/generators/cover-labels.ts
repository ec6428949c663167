import type coverLabel from '../../../entities/cover-label-manage/cover-label'
import { day } from '../calendar'
import type { DemoRow, Generator, RowOf, World } from '../world'
import { contentItemGenerator } from './content'
import { titlePlans } from './title-plan'

const colours = ['#e5484d', '#f76b15', '#ffc53d', '#46a758', '#0090ff', '#8e4ec6', '#12a594']

const labels = [
  ['vip', '会员', 'VIP', 'accessVip'],
  ['free', '免费', 'Free', 'accessFree'],
  ['new', '新上线', 'New', 'firstDaysOnShelf'],
  ['exclusive', '独播', 'Exclusive', 'exclusiveLicence'],
  ['update', '第{episode}集', 'E{episode}', 'newEpisodeToday'],
  ['ranking', '榜 {rank}', 'Top {rank}', 'rankTop'],
  ['activity', '限时免费', 'Free now', 'none'],
  ['definition', '4K', '4K', 'definition4k'],
  ['language', '双语', 'Bilingual', 'none'],
  ['custom', '即将下架', 'Leaving', 'leavingSoon'],
] as const

/** What the labels are called, in their order. */
export const labelNames = labels.map(([, , en]) => en)

/** Days that a rule looks back or ahead, and places of a chart. */
const ruleValue = 7

/** On which titles each rule puts its label; one without a rule is put on some by hand. */
const rules = {
  accessVip: ({ access }: DemoRow) => access === 'vip',
  accessFree: ({ access }: DemoRow) => access === 'free',
  definition4k: ({ topDefinition }: DemoRow) => topDefinition === 'p2160',
  firstDaysOnShelf: ({ publishAt }: DemoRow, now: number) => isWithin(now - ruleValue * day, publishAt, now),
  newEpisodeToday: ({ publishAt, type }: DemoRow, now: number) =>
    type !== 'movie' && isWithin(now - 30 * day, publishAt, now),
  leavingSoon: ({ offAt, licenceEndsAt }: DemoRow, now: number) =>
    [offAt, licenceEndsAt].some((end) => isWithin(now, end, now + ruleValue * day)),
} as const

function isWithin(from: number, at: unknown, to: number): boolean {
  return typeof at === 'string' && Date.parse(at) >= from && Date.parse(at) <= to
}

/** How many covers of what is out bear a label. */
function coversOf(world: World, rule: (typeof labels)[number][3], byHand: number): number {
  const titles = world.once('titles that are out', () =>
    titlePlans(world).flatMap(({ state }, index): DemoRow[] =>
      state === 'published' ? [contentItemGenerator.row(world, index, world.random('contentItem', index))] : [],
    ),
  )
  if (rule === 'rankTop') return ruleValue * world.count('rank')
  if (rule === 'none' || rule === 'exclusiveLicence') return byHand
  return titles.filter((title) => rules[rule](title, world.calendar.now)).length
}

export const coverLabelGenerator: Generator = {
  distinct: true,
  count: () => labels.length,
  row(world, index, random): RowOf<typeof coverLabel> {
    const [kind, zh, en, autoRule] = labels[index % labels.length]!
    const needsValue = autoRule === 'firstDaysOnShelf' || autoRule === 'rankTop' || autoRule === 'leavingSoon'
    // Two of them are looked at again before they come back.
    const enabled = kind !== 'language' && kind !== 'update'
    return {
      name: en,
      kind,
      form: 'text',
      text: { zh_CN: zh, en },
      images: null,
      textColor: '#ffffff',
      fillFrom: random.pick(colours),
      fillTo: random.chance(0.5) ? random.pick(colours) : null,
      priority: random.between(1, 99) * 10,
      applies: kind === 'update' ? ['series', 'short'] : ['movie', 'series', 'short'],
      places: ['home', 'search', 'library'],
      areas: [-1],
      clients: [],
      minVersion: null,
      autoRule,
      autoValue: needsValue ? ruleValue : null,
      onCovers: enabled ? coversOf(world, autoRule, random.between(6, 30)) : 0,
      clickLift: enabled ? Math.round(random.normal(6, 4) * 10) / 10 : 0,
      enabled,
    }
  },
}
