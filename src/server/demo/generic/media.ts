import { formatMoney } from '../../../fields/format'
import { pictureShape, type PictureShape } from '../../../schema/picture-shape'
import { pictureSubject } from '../../../schema/picture-subject'
import { artworkKey, type ArtworkKind } from '../../media/artwork/artwork'
import type { Making } from './references'

const kinds: readonly (readonly [RegExp, ArtworkKind])[] = [
  [/portrait|avatar|head|photo|identity|selfie/i, 'portrait'],
  [/icon|badge|logo|mark|cornerMark|emoji/i, 'icon'],
  [/vertical|poster|portrait/i, 'poster'],
  [/banner|landscape|background|widget|entry|splash|og/i, 'banner'],
]

/** What fills a frame of a declared shape without being cut. */
const ofShape = { cover: 'cover', poster: 'poster', portrait: 'portrait' } as const satisfies Partial<
  Record<PictureShape, ArtworkKind>
>

/** As many letters as a picture has room for in two lines. */
const mostLetters = 24

/** The key of a picture that is drawn when somebody looks: which kind, by the frame that its field declares, else by the names. */
export function pictureKey({ entity, index, row }: Making, name: string, nth: number): string {
  const shape = pictureShape(entity.fields[name])
  const subject = pictureSubject(entity.fields[name])
  if (subject)
    return artworkKey(
      subject,
      `${entity.name}-${name}-${index}-${nth}`.slice(0, 60),
      subject === 'receipt' ? paidIn(row) : '',
    )
  const title = titleOf(row)
  const own = shape === 'square' ? kinds.find(([pattern]) => pattern.test(name))?.[1] : ofShape[shape]
  const kind =
    own ??
    (/gift|dress|prop|emoji|skill|game$|tier|method|channel|virtualCurrency|function/i.test(entity.name)
      ? 'icon'
      : 'cover')
  const letters =
    kind === 'icon' || kind === 'portrait' ? [...title].slice(0, 1).join('') : wholeWords(title.split(' · ')[0]!)
  return artworkKey(kind, `${entity.name}-${name}-${index}-${nth}`.slice(0, 60), letters)
}

function titleOf(row: Making['row']): string {
  const title = row['name'] ?? row['title']
  return typeof title === 'string' ? title : title && typeof title === 'object' && 'en' in title ? String(title.en) : ''
}

/** What a record says that was paid, as a receipt has it. */
function paidIn({ amount, currency }: Making['row']): string {
  return typeof amount === 'number' && typeof currency === 'string' ? formatMoney(amount, currency, 'en') : ''
}

/** The beginning of a title, as far as there is room for whole words. */
function wholeWords(title: string): string {
  const letters = [...title]
  if (letters.length <= mostLetters) return title
  const room = letters.slice(0, mostLetters + 1).join('')
  const end = room.lastIndexOf(' ')
  return (end > 0 ? room.slice(0, end) : letters.slice(0, mostLetters).join('')).replace(/[,;:·–-]+$/, '')
}

/** The key of a file that nobody has uploaded: what it is called fits its field. */
export function fileKey(
  { entity, index }: Making,
  name: string,
  usual: string,
  accept: readonly string[] | undefined,
): string {
  const ending = accept?.[0] ?? usual
  return `demo/files/${entity.name}/${name}-${index + 1}.${ending}`
}
