import type xilie from '../../../entities/movie-manage/xilie'
import { artworkKey } from '../../media/artwork/artwork'
import { filled, phrases } from '../words/phrases'
import { titleOf, type TitleGroup } from '../words/titles'
import type { Generator, RowOf } from '../world'

const franchiseGroups: readonly TitleGroup[] = ['costume', 'fantasy', 'suspense', 'action', 'scifi', 'anime']

const franchise = phrases('{title}系列 | {title} collection | Saga {title} | Saga {title} | سلسلة {title}')[0]!

export const xilieGenerator: Generator = {
  distinct: true,
  row(_world, index, random): RowOf<typeof xilie> {
    const group = franchiseGroups[index % franchiseGroups.length]!
    const title = titleOf(group, Math.floor(index / franchiseGroups.length) + 70, 3)
    return {
      name: filled(franchise, { title }),
      cover: artworkKey('cover', `${group}-x${index}`, title.zh_CN),
      intro: null,
      areas: [-1],
      items: random.between(2, 7),
      showOnDetail: true,
      autoNext: random.chance(0.8),
      enabled: random.chance(0.85),
    }
  },
}
