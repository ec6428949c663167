import type aiSubtitleTask from '../../../entities/movie-manage/ai-subtitle-task'
import { weightsOf } from '../../base/random'
import type { Generator, RowOf } from '../world'
import { languageId } from './places'

const targets = weightsOf({ en: 30, in_ID: 28, es_MX: 22, ar_AE: 20 })
const modes = weightsOf({ translate: 55, transcribe: 15, transcribeTranslate: 22, ocrTranslate: 8 })

/** From Chinese into a language of the viewers; what is only written down stays in its own. */
export const aiSubtitleTaskGenerator: Generator = {
  row(world, _index, random): RowOf<typeof aiSubtitleTask> {
    const mode = random.weighted(modes)
    const source = languageId(world, 'zh_CN') ?? 0
    return {
      mode,
      sourceLanguage: source,
      targetLanguage: mode === 'transcribe' ? source : (languageId(world, random.weighted(targets)) ?? 0),
      engine: random.pick(['inHouse', 'inHouse', 'llm', 'google'] as const),
    }
  },
}
