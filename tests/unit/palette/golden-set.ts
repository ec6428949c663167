import { ANY_ORDER } from './golden/any-order'
import { CHINESE } from './golden/chinese'
import { ENGLISH } from './golden/english'
import { INITIALS } from './golden/initials'
import { PINYIN } from './golden/pinyin'
import { SHORTENED } from './golden/shortened'
import { TYPOS } from './golden/typos'
import type { Golden } from './golden/golden'

/** What staff type, in every way of typing it, and the command they mean. */
export const GOLDEN: readonly Golden[] = [
  ...ENGLISH,
  ...CHINESE,
  ...PINYIN,
  ...INITIALS,
  ...SHORTENED,
  ...ANY_ORDER,
  ...TYPOS,
]
