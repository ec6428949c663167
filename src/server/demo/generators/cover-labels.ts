import type coverLabel from '../../../entities/cover-label-manage/cover-label'
import type { Generator, RowOf } from '../world'

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

export const coverLabelGenerator: Generator = {
  distinct: true,
  count: () => labels.length,
  row(_world, index, random): RowOf<typeof coverLabel> {
    const [kind, zh, en, autoRule] = labels[index % labels.length]!
    const needsValue = autoRule === 'firstDaysOnShelf' || autoRule === 'rankTop' || autoRule === 'leavingSoon'
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
      applies: ['movie', 'series', 'short'],
      places: ['home', 'search', 'library'],
      areas: [-1],
      clients: [],
      minVersion: null,
      autoRule,
      autoValue: needsValue ? 7 : null,
      onCovers: random.longTail(60, 1),
      clickLift: Math.round(random.normal(6, 4) * 10) / 10,
      enabled: random.chance(0.9),
    }
  },
}
