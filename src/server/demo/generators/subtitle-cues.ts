import type subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import { missingTerms, missingText } from '../../../shared/glossary-terms'
import { faultsOf } from '../../../shared/subtitle-checks'
import { weightsOf } from '../../base/random'
import { dialogue } from '../words/dialogue'
import type { Generator, RowOf, World } from '../world'
import { linesWithin } from '../subtitle-of'
import { durationOf } from './duration-of'
import { episodeBook } from './episode-plan'
import { wordsEverywhere } from './glossary'

/** Lines of a subtitle that are kept one by one, and milliseconds from one to the next. */
const mostLines = 60
const pace = 4_200

const flags = weightsOf({ none: 88, doubt: 7, term: 4, sensitive: 1 })

interface PlannedSubtitle {
  readonly episode: number
  readonly isChinese: boolean
  /** The place of its first line among all. */
  readonly first: number
  readonly lines: number
  /** When its film is over, in milliseconds. */
  readonly end: number
}

/** The subtitles that have their lines, as many as lines are asked for: each as far as its film goes. */
function subtitlesWithLines(world: World): readonly PlannedSubtitle[] {
  return world.once('subtitles with lines', () => {
    const { episodes } = episodeBook(world)
    const asked = world.asked('subtitleCue')
    const found: PlannedSubtitle[] = []
    let first = 0
    for (let nth = 0; first < asked && nth < 2 * episodes.length; nth++) {
      const [episode, isChinese] = [Math.floor(nth / 2), nth % 2 === 1]
      const plan = episodes[episode]!
      if (plan.subtitles <= Number(isChinese)) continue
      const seconds = durationOf(plan)
      const lines = Math.min(mostLines, linesWithin(seconds))
      found.push({ episode, isChinese, first, lines, end: seconds * 1_000 })
      first += lines
    }
    return found
  })
}

/** The first episodes have their subtitles line by line: in English, and in Chinese where they have that. */
export const subtitleCueGenerator: Generator = {
  distinct: true,
  count: (world) => subtitlesWithLines(world).reduce((sum, { lines }) => sum + lines, 0),
  row(world, index, random): RowOf<typeof subtitleCue> {
    const { episodes, firstSubtitle } = episodeBook(world)
    const all = subtitlesWithLines(world)
    const nth = all.findLastIndex(({ first }) => first <= index)
    const { episode, isChinese, first, end: over } = all[nth]!
    const line = index - first
    const [en, zh] = dialogue[(line + nth) % dialogue.length]!
    const start = 1_500 + line * pace + random.int(400)
    const text = isChinese ? zh : en
    const end = Math.min(over, start + 1_400 + random.int(2_000))
    const source = isChinese ? en : zh
    const isTranslated = !isChinese && episodes[episode]!.title.language === 'zh_CN'
    const faults = faultsOf({ start, end, text }, undefined, isChinese ? 'zh_CN' : 'en')
    return {
      subtitle: world.id('subtitle', firstSubtitle[episode]! + (isChinese ? 1 : 0)) ?? 0,
      start,
      end,
      source,
      text,
      machineText: random.chance(0.6) ? text : null,
      confidence: random.between(82, 99),
      flag: random.weighted(flags),
      missingTerms: isTranslated ? missingText(missingTerms(source, text, wordsEverywhere)) : null,
      warnings: faults.length === 0 ? null : faults,
    }
  },
}
