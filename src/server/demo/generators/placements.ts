import type appointment from '../../../entities/movie-manage/appointment'
import type plateItem from '../../../entities/app-manage/plate-item'
import type translationTerm from '../../../entities/movie-manage/translation-term'
import { artworkKey } from '../../media/artwork/artwork'
import type { Random } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { languageId } from './places'
import { linkTypes, titlePlans, type TitlePlan } from './title-plan'

const missing = { zh_CN: '', en: '' }

/** A title that is out; the famous ones first where few are asked for. */
export function titleAt(world: World, nth: number): TitlePlan | undefined {
  const plans = world.once('titles to place', () =>
    [...titlePlans(world)].sort(
      (a, b) => Number(b.state === 'published') - Number(a.state === 'published') || b.fame - a.fame,
    ),
  )
  return plans[nth % Math.max(1, plans.length)]
}

/** A place in a row of the app: the title's own name and picture, and whether it can be watched. */
export const plateItemGenerator: Generator = {
  row(world, _index, random): RowOf<typeof plateItem> {
    const plan = titleAt(world, spread(random, 700))
    const isOut = plan?.state === 'published'
    return {
      target: {
        type: plan ? linkTypes[plan.type] : 'DRAMA',
        target: String(plan?.id ?? 1),
        title: plan?.title.en ?? '',
      },
      title: plan?.title ?? missing,
      subtitle: null,
      cover: artworkKey('cover', `${plan?.theme ?? 'urban'}-${plan?.id ?? 0}`, plan?.title.zh_CN ?? ''),
      badge: random.pick([
        'none',
        'none',
        'none',
        'none',
        'new',
        'hot',
        'vip',
        'free',
        'exclusive',
        'updated',
      ] as const),
      badgeText: null,
      availability: isOut ? (random.chance(0.97) ? 'ok' : 'noRights') : 'offline',
    }
  },
}

const spread = (random: Random, size: number) => random.skewed(size, 1.4)

/** Titles that viewers wait for: those that are not out yet come first. */
export const appointmentGenerator: Generator = {
  row(world, index): RowOf<typeof appointment> {
    const plans = world.once('titles awaited', () =>
      [...titlePlans(world)].sort((a, b) => (b.publishAt ?? Infinity) - (a.publishAt ?? Infinity)),
    )
    const plan = plans[index % Math.max(1, plans.length)]
    return { content: world.id('contentItem', (plan?.id ?? 1) - 1) ?? 0, title: plan?.title ?? missing, trailer: null }
  },
}

const places = [
  { zh_CN: '长安', en: "Chang'an" },
  { zh_CN: '雁门关', en: 'Yanmen Pass' },
  { zh_CN: '云州', en: 'Yunzhou' },
  { zh_CN: '雾城', en: 'Mist City' },
  { zh_CN: '南站', en: 'South Station' },
  { zh_CN: '黑石港', en: 'Black Rock Harbour' },
]
const sayings = [
  { zh_CN: '小主', en: 'my lady' },
  { zh_CN: '江湖', en: 'the world of wanderers' },
  { zh_CN: '渡劫', en: 'to pass the trial of heaven' },
  { zh_CN: '霸总', en: 'the young chairman' },
  { zh_CN: '师尊', en: 'Master' },
  { zh_CN: '娘子', en: 'dear wife' },
  { zh_CN: '破镜重圆', en: 'a second chance' },
  { zh_CN: '工具人', en: 'somebody who is only useful' },
]

/** Words that are always translated the same way: a title's own name, a place, a turn of speech. */
export const translationTermGenerator: Generator = {
  row(world, index): RowOf<typeof translationTerm> {
    const plan = titleAt(world, index)
    const kind = (['title', 'place', 'slang'] as const)[index % 3]!
    const round = Math.floor(index / 3)
    const phrase =
      kind === 'title'
        ? plan?.title
        : kind === 'place'
          ? places[round % places.length]
          : sayings[round % sayings.length]
    return {
      term: phrase?.zh_CN ?? '',
      sourceLanguage: languageId(world, 'zh_CN') ?? 0,
      content: world.id('contentItem', (plan?.id ?? 1) - 1),
      kind,
      translations: phrase ?? missing,
    }
  },
}
