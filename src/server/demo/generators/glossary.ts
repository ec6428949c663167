import type translationTerm from '../../../entities/movie-manage/translation-term'
import { personName } from '../people'
import type { Generator, RowOf, World } from '../world'
import { places, sayings, untouched } from '../words/glossary'
import type { Term as GlossaryTerm } from '../../../shared/glossary-terms'
import { languageId } from './places'
import { titlePlans, type TitlePlan } from './title-plan'

type Term = Pick<RowOf<typeof translationTerm>, 'term' | 'kind' | 'content' | 'translations'>

/** Terms that hold everywhere, then by turns a title's own name and the name of somebody in one; none of them twice. */
function terms(world: World): readonly Term[] {
  return world.once('glossary', () => {
    const common: Term[] = [
      ...sayings.map((phrase) => ({ term: phrase.zh_CN, kind: 'slang' as const, content: null, translations: phrase })),
      ...untouched.map((term) => ({ term, kind: 'doNotTranslate' as const, content: null, translations: null })),
    ]
    const titles = titlePlans(world).filter(({ language }) => language === 'zh_CN')
    const of = (nth: number) => titles[(nth * 3) % Math.max(1, titles.length)]
    const contentOf = (title: TitlePlan | undefined) => (title ? world.id('contentItem', title.id - 1) : null)
    const found = new Map(common.map((term) => [term.term, term]))
    places.forEach((phrase, nth) =>
      found.set(phrase.zh_CN, { term: phrase.zh_CN, kind: 'place', content: contentOf(of(nth)), translations: phrase }),
    )
    const asked = world.asked('translationTerm')
    for (let nth = 0; found.size < asked && nth < asked * 4; nth++) {
      const title = of(nth)
      const { zh_CN, en } = personName(world.random('person of a title', nth), 'zh_CN')
      const content = contentOf(title)
      if (nth % 2 === 0) found.set(zh_CN, { term: zh_CN, kind: 'person', content, translations: { zh_CN, en } })
      else if (title)
        found.set(title.title.zh_CN, { term: title.title.zh_CN, kind: 'title', content, translations: title.title })
    }
    return [...found.values()].slice(0, asked)
  })
}

/** The words that hold in every title that is spoken in Chinese, with what they are called in English. */
export const wordsEverywhere: readonly GlossaryTerm[] = [
  ...sayings.map(({ zh_CN, en }) => ({ term: zh_CN, wanted: en, caseSensitive: false })),
  ...untouched.map((term) => ({ term, wanted: term, caseSensitive: true })),
]

/** Words that are always translated the same way: names of titles and of who is in them, places, turns of speech. */
export const translationTermGenerator: Generator = {
  count: (world) => terms(world).length,
  row(world, index, random): RowOf<typeof translationTerm> {
    const term = terms(world)[index]!
    const isEverywhere = term.content === null
    return {
      ...term,
      sourceLanguage: languageId(world, 'zh_CN') ?? 0,
      caseSensitive: term.kind === 'doNotTranslate',
      hits: random.longTail(isEverywhere ? 900 : 140, 0.8),
      enabled: random.chance(0.96) || isEverywhere,
    }
  },
}
