import type { Spoken } from './phrases'

/** Words that moderators watch for: in which language, what they are about, and what happens where one stands. */
export const watchedWords: readonly (readonly [
  language: Spoken,
  word: string,
  category: string,
  action: 'block' | 'mask' | 'review',
])[] = [
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

/** Which of the watched words stand in a text, by their places in the list. */
export function watchedIn(text: string): number[] {
  const lower = text.toLowerCase()
  return watchedWords.flatMap(([, word], index) => (lower.includes(word) ? [index] : []))
}
