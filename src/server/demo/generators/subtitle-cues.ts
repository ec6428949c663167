import type subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import { missingTerms, missingText } from '../../../shared/glossary-terms'
import { faultsOf } from '../../../shared/subtitle-checks'
import { weightsOf } from '../../base/random'
import { dialogue } from '../words/dialogue'
import type { Generator, RowOf } from '../world'
import { episodeBook } from './episode-plan'
import { wordsEverywhere } from './glossary'

/** Lines of a subtitle, and milliseconds from one to the next. */
const lines = 60
const pace = 4_200

const flags = weightsOf({ none: 88, doubt: 7, term: 4, sensitive: 1 })

/** The first episodes have their subtitles line by line: in English, and in Chinese where they have that. */
export const subtitleCueGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof subtitleCue> {
    const { episodes, firstSubtitle } = episodeBook(world)
    const line = index % lines
    const nth = Math.floor(index / lines)
    const episode = nth % episodes.length
    const isChinese = nth % 2 === 1 && episodes[episode]!.subtitles > 1
    const [en, zh] = dialogue[(line + nth) % dialogue.length]!
    const start = 1_500 + line * pace + random.int(400)
    const text = isChinese ? zh : en
    const end = start + 1_400 + random.int(2_000)
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
