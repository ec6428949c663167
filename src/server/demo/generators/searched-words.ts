import type searchHotWord from '../../../entities/app-manage/search-hot-word'
import type sensitiveWord from '../../../entities/community-manage/sensitive-word'
import type shortSearchWord from '../../../entities/short-manage/short-search-word'
import { searches } from '../words/pools/surfaces'
import { watchedWords } from '../words/watched-words'
import type { Generator, RowOf, World } from '../world'
import { markets } from '../people'
import { countryId, languageId } from './places'
import { titlePlans } from './title-plan'
import { spoken, type Phrase, type Spoken } from '../words/phrases'

/** What people type: what everyone asks for, then the names of titles. */
function searchedAt(world: World, index: number): Phrase {
  const plans = titlePlans(world)
  return searches[index] ?? plans[(index * 3) % Math.max(1, plans.length)]!.title
}

/** A word in one of the languages that it is written in, the languages taking turns. */
function wordAt(world: World, index: number): { word: string; language: Spoken } {
  const phrase = searchedAt(world, Math.floor(index / spoken.length))
  const language = spoken[index % spoken.length]!
  const word = phrase[language]
  return word === undefined ? { word: phrase.en, language: 'en' } : { word, language }
}

const hot = (world: World, index: number) => {
  const { word, language } = wordAt(world, index)
  return { word: [...word].slice(0, 40).join(''), language: languageId(world, language) ?? 0, synonyms: null }
}

export const searchHotWordGenerator: Generator = {
  row: (world, index, random): RowOf<typeof searchHotWord> => ({
    ...hot(world, index),
    use: random.pick(['hot', 'hot', 'hot', 'suggestion', 'suggestion', 'placeholder'] as const),
  }),
}

export const shortSearchWordGenerator: Generator = {
  row: (world, index, random): RowOf<typeof shortSearchWord> => ({
    ...hot(world, index),
    kind: random.pick(['hot', 'hot', 'suggestion', 'suggestion', 'placeholder'] as const),
  }),
}

export const aiSearchQueryGenerator: Generator = {
  row(world, index, random) {
    const { word, language } = wordAt(world, random.skewed(200, 1.4) + (index % 3))
    const homes = markets.values.filter(({ voice }) => voice === language)
    const home = homes[random.int(homes.length)]
    return {
      text: word,
      language: languageId(world, language) ?? null,
      country: home ? countryId(world, home.iso2) : null,
    }
  },
}

/** The words themselves, each in a few spellings that try to slip through. */
export const sensitiveWordGenerator: Generator = {
  count: (world) => Math.min(world.asked('sensitiveWord'), watchedWords.length * spellings.length),
  row(world, index): RowOf<typeof sensitiveWord> {
    const [language, word, category, action] = watchedWords[index % watchedWords.length]!
    return {
      word: spellings[Math.floor(index / watchedWords.length)]!(word),
      language: languageId(world, language) ?? null,
      category,
      action,
      replacement: '***',
      exceptions: [],
      match: 'contains',
    }
  },
}

const spellings: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => [...word].join('.'),
  (word) => [...word].join(' '),
  (word) => [...word].join('*'),
  (word) => word.replace(/[aeiouáéí]/g, '0') + '!',
]
