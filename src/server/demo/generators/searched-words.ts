import type searchHotWord from '../../../entities/app-manage/search-hot-word'
import type sensitiveWord from '../../../entities/community-manage/sensitive-word'
import type shortSearchWord from '../../../entities/short-manage/short-search-word'
import { searches } from '../words/pools/surfaces'
import type { Generator, RowOf, World } from '../world'
import { languageId } from './places'
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
    return { text: word, language: languageId(world, language) ?? null }
  },
}

const watched: readonly (readonly [Spoken, string, string, string])[] = [
  ['zh_CN', '加微信', 'contact', 'block'],
  ['zh_CN', '代充', 'fraud', 'block'],
  ['zh_CN', '刷单', 'fraud', 'block'],
  ['zh_CN', '约炮', 'porn', 'block'],
  ['zh_CN', '赌场', 'gambling', 'block'],
  ['zh_CN', '傻子', 'abuse', 'mask'],
  ['en', 'free coins', 'fraud', 'block'],
  ['en', 'telegram me', 'contact', 'review'],
  ['en', 'casino bonus', 'gambling', 'block'],
  ['en', 'nudes', 'porn', 'block'],
  ['en', 'kill yourself', 'abuse', 'block'],
  ['en', 'idiot', 'abuse', 'mask'],
  ['in_ID', 'judi online', 'gambling', 'block'],
  ['in_ID', 'slot gacor', 'gambling', 'block'],
  ['in_ID', 'goblok', 'abuse', 'mask'],
  ['in_ID', 'jual akun', 'fraud', 'block'],
  ['in_ID', 'open bo', 'porn', 'block'],
  ['es_MX', 'monedas gratis', 'fraud', 'block'],
  ['es_MX', 'casino en línea', 'gambling', 'block'],
  ['es_MX', 'idiota', 'abuse', 'mask'],
  ['es_MX', 'escríbeme por fuera', 'contact', 'review'],
  ['ar_AE', 'عملات مجانية', 'fraud', 'block'],
  ['ar_AE', 'كازينو', 'gambling', 'block'],
  ['ar_AE', 'غبي', 'abuse', 'mask'],
]

/** The words themselves, each in a few spellings that try to slip through. */
export const sensitiveWordGenerator: Generator = {
  count: (world) => Math.min(world.asked('sensitiveWord'), watched.length * spellings.length),
  row(world, index): RowOf<typeof sensitiveWord> {
    const [language, word, category, action] = watched[index % watched.length]!
    return {
      word: spellings[Math.floor(index / watched.length)]!(word),
      language: languageId(world, language) ?? null,
      category,
      action: action === 'mask' ? 'mask' : action === 'review' ? 'review' : 'block',
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
