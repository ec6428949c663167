import type tag from '../../../entities/movie-manage/tag'
import { artworkKey } from '../../media/artwork/artwork'
import { themes } from '../../media/artwork/palettes'
import { filled, phrases } from '../words/phrases'
import { tagWords } from '../words/tags'
import type { Generator, RowOf } from '../world'

const colours = ['#e5484d', '#f76b15', '#ffc53d', '#46a758', '#0090ff', '#8e4ec6', '#12a594']

/** The tags by name first; those beyond combine a genre with a plot. */
export const tagGenerator: Generator = {
  distinct: true,
  row(_world, index, random): RowOf<typeof tag> {
    const known = tagWords[index]
    const genres = tagWords.filter(({ type }) => type === 'genre')
    const plots = tagWords.filter(({ type }) => type === 'plot')
    const extra = index - tagWords.length
    const [genre, plot] = [genres[extra % genres.length]!, plots[Math.floor(extra / genres.length) % plots.length]!]
    const name =
      known?.name ??
      filled(phrases('{genre}{plot} | {plot} {genre} | {genre}: {plot} | {genre}: {plot} | {genre}: {plot}')[0]!, {
        genre: genre.name,
        plot: plot.name,
      })
    const isMerged = !known && random.chance(0.04)
    return {
      code: known?.code ?? `plot_${genre.code}_${Math.floor(extra / genres.length)}_${extra}`.slice(0, 40),
      name,
      type: known?.type ?? 'plot',
      parent: null,
      icon:
        known?.type === 'genre' ? artworkKey('icon', `${themes[index % themes.length]}-${index}`, name.zh_CN) : null,
      color: random.pick(colours),
      synonyms: null,
      applies: known?.type === 'device' ? 'short' : 'all',
      areas: [-1],
      showInFilter: known?.type === 'genre' || random.chance(0.6),
      order: index + 1,
      uses: known?.type === 'genre' ? random.between(20, 260) : random.skewed(60, 2),
      enabled: !isMerged && random.chance(0.96),
      state: isMerged ? 'merged' : 'active',
    }
  },
}
