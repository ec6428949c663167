import { ANY_ORDER } from './golden/any-order'
import { APART } from './golden/apart'
import { CHINESE } from './golden/chinese'
import { ENGLISH } from './golden/english'
import { EVERYDAY_CHINESE } from './golden/everyday-chinese'
import { EVERYDAY_ENGLISH } from './golden/everyday-english'
import { INITIALS } from './golden/initials'
import { PAGES_PINYIN } from './golden/pages-pinyin'
import { PINYIN } from './golden/pinyin'
import { SHORTENED } from './golden/shortened'
import { SLIPS } from './golden/slips'
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
  ...EVERYDAY_ENGLISH,
  ...EVERYDAY_CHINESE,
  ...PAGES_PINYIN,
  ...APART,
  ...SLIPS,
]
