import type sensitiveWord from '../../../entities/community-manage/sensitive-word'
import type { Row } from '../../../schema/entity'
import { hitsOf } from '../live/config/word-hits'

export type Word = Row<typeof sensitiveWord>

/** What of a text a word hits; what is in a phrase in which the word is allowed does not count. */
export function hitsIn(word: Word, text: string): string[] {
  const bare = (word.exceptions ?? []).reduce((left, { phrase }) => without(left, phrase), text)
  return hitsOf(word, bare)
}

function without(text: string, phrase: string): string {
  if (phrase === '') return text
  const [low, sought] = [text.toLowerCase(), phrase.toLowerCase()]
  // Where folding changes the length, places in the one text are not those of the other.
  if (low.length !== text.length) return text.replaceAll(phrase, ' ')
  let kept = ''
  let from = 0
  for (let at = low.indexOf(sought); at >= 0; at = low.indexOf(sought, from)) {
    kept += `${text.slice(from, at)} `
    from = at + sought.length
  }
  return kept + text.slice(from)
}
