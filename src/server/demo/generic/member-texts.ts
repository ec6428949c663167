import { phrases, type Phrase } from '../words/phrases'
import type { Random } from '../../base/random'
import { buttons } from './texts'

const stages = phrases(`
  海选 | Opening round | Ronda inicial | Babak pembuka | الجولة الأولى
  复赛 | Second round | Segunda ronda | Babak kedua | الجولة الثانية
  半决赛 | Semi-final | Semifinal | Semifinal | نصف النهائي
  决赛 | Final | Final | Final | النهائي`)
const benefits = phrases(`
  免广告 | No adverts | Sin anuncios | Tanpa iklan | بلا إعلانات
  1080P 画质 | Full HD | Full HD | Full HD | جودة كاملة
  抢先看 | Episodes early | Capítulos antes | Episode lebih awal | حلقات مبكرة
  离线下载 | Downloads | Descargas | Unduhan | التنزيلات
  专属头像框 | A frame of your own | Marco exclusivo | Bingkai khusus | إطار خاص`)
const flags = [
  'Three accounts on one phone within a day',
  'Same Wi-Fi as the one who invited',
  'Paid back to the card twice this month',
  'Most of it within the last ten minutes',
  'Coins bought from an agent an hour before',
  'Registered yesterday, no film watched',
] as const
const reasons = ['No name of the app in the picture', 'Same picture as an earlier one', 'The date is cut off'] as const

/** Texts of members that mean one thing only, by the name of their list. */
const known: readonly (readonly [list: RegExp, member: string, texts: readonly (Phrase | string)[]])[] = [
  [/^(stages|rounds)$/, 'name', stages],
  [/^buttons$/, 'text', buttons],
  [/^benefits$/, 'text', benefits],
  [/^riskFlags$/, 'detail', flags],
  [/^machineReasons$/, 'detail', reasons],
]

/** What a member of a list says where its list gives it away, of those that fit; undefined elsewhere. */
export function memberText(list: string, member: string, random: Random, max = 255): Phrase | string | undefined {
  const texts = known.find(([pattern, name]) => name === member && pattern.test(list))?.[2]
  const fit = texts?.filter((text) =>
    (typeof text === 'string' ? [text] : Object.values(text)).every(({ length }) => length <= max),
  )
  return fit && fit.length > 0 ? random.pick(fit) : undefined
}
