import { chinesePieces, englishMeanings, inCompany, meaningMask, type Piece } from './meanings'
import { characterMask, flatten, fold, isHan } from './text-fold'

/** One word of a query: a run of Chinese characters, or of letters and digits. */
export interface Token {
  readonly text: string
  /** Read as pinyin by those who do not tell some sounds apart (see `flatten`). */
  readonly flat: string
  readonly han: boolean
  /** Characters that a text must have to hold it (see `characterMask`); the ending of a plural or a past is not asked for. */
  readonly mask: number
  /** Words like "the" or 的, which need not be found. */
  readonly optional: boolean
  /** What it means, alone or as part of a phrase (see `THESAURUS`). */
  readonly meanings: readonly number[]
  /** A run of Chinese characters cut up by meaning; empty where none of it has one. */
  readonly pieces: readonly Piece[]
  /** All those meanings as bits. */
  readonly meaningMask: number
}

export interface Query {
  readonly tokens: readonly Token[]
  /** Its words with one space between words of letters and none beside Chinese: compared with whole titles. */
  readonly text: string
  /** Its words without spaces. */
  readonly joined: string
}

const OPTIONAL = new Set([
  'a',
  'an',
  'the',
  'to',
  'of',
  'for',
  'in',
  'on',
  'and',
  'my',
  '的',
  '把',
  '了',
  '给',
  '请',
  '我要',
])
const WORD = /[\u3400-\u9fff]+|[\p{L}\p{N}]+/gu

/** Splits typed text into words; apostrophes vanish (xi'an), every other sign separates. At most eight words count. */
export function parseQuery(typed: string): Query {
  const words = (fold(typed).replace(/['’]/g, '').match(WORD) ?? []).flatMap(splitScripts).slice(0, 8)
  const tokens = understood(words.map(toToken))
  const isRequired = tokens.some((token) => !token.optional)
  return {
    tokens: isRequired ? tokens : tokens.map((token) => ({ ...token, optional: false })),
    text: joinWords(words),
    joined: words.join(''),
  }
}

/** The tokens with what they mean; of opposites the one that takes back is meant: "lift ban" is no ban. */
function understood(tokens: readonly Token[]): Token[] {
  const latin = tokens.filter(({ han }) => !han)
  const meanings = englishMeanings(latin.map(({ text }) => text))
  const cut = tokens.map((token) => (token.han ? chinesePieces(token.text) : []))
  const company = [...meanings, ...cut.flat().map((piece) => piece.meanings)].flat()
  const kept = (found: readonly number[]) => (found.length ? found.map((one) => inCompany(one, company)) : found)
  return tokens.map((token, at) => {
    const pieces = cut[at]!.map((piece) => ({ ...piece, meanings: kept(piece.meanings) }))
    const isMeant = pieces.some((piece) => piece.meanings.length > 0)
    const own = kept(meanings[latin.indexOf(token)] ?? [])
    const mask = meaningMask([...own, ...pieces.flatMap((piece) => piece.meanings)])
    return { ...token, meanings: own, pieces: isMeant ? pieces : [], meaningMask: mask }
  })
}

function toToken(text: string): Token {
  const stem = text.length > 4 ? text.replace(/(?:s|d|ed|ing)$/, '') : text.length > 2 ? text.replace(/s$/, '') : text
  return {
    text,
    flat: flatten(text),
    han: isHan(text.charCodeAt(0)),
    mask: characterMask(stem),
    optional: OPTIONAL.has(text),
    meanings: [],
    pieces: [],
    meaningMask: 0,
  }
}

function splitScripts(word: string): string[] {
  return word.match(/[\u3400-\u9fff]+|[^\u3400-\u9fff]+/g) ?? []
}

function joinWords(words: readonly string[]): string {
  let text = ''
  for (const word of words) {
    const isApart = text && !isHan(word.charCodeAt(0)) && !isHan(text.charCodeAt(text.length - 1))
    text += isApart ? ` ${word}` : word
  }
  return text
}
