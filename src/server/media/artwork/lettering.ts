import type { Random } from '../../base/random'
import type { Palette } from './palettes'

interface Sheet {
  readonly title: string
  readonly palette: Palette
  readonly width: number
  readonly height: number
  readonly random: Random
}

const fonts = `font-family="'Noto Serif SC','Songti SC','Noto Sans SC','PingFang SC','Microsoft YaHei',Georgia,serif"`

/** A title set over a scene: short Chinese ones stand upright as on a scroll, others lie in lines at the foot. */
export function lettering(sheet: Sheet): string {
  const title = sheet.title.trim()
  if (!title) return ''
  const isChinese = /\p{Script=Han}/u.test(title)
  const signs = [...title]
  if (isChinese && signs.length <= 5 && sheet.height > sheet.width) return upright(sheet, signs)
  return lines(
    sheet,
    isChinese ? chunks(signs, sheet.height > sheet.width ? 7 : 10) : wrap(title, sheet.height > sheet.width ? 15 : 22),
  )
}

function upright({ palette, width, height, random }: Sheet, signs: readonly string[]): string {
  const size = Math.min(92, Math.floor((height * 0.62) / signs.length))
  const x = random.chance(0.5) ? width * 0.8 : width * 0.22
  const top = height * 0.13
  const text = signs.map(
    (sign, i) => `<tspan x="${x}" y="${Math.round(top + size * (i + 0.9))}">${escaped(sign)}</tspan>`,
  )
  const seal = Math.round(top + size * signs.length + 26)
  return (
    `<text font-size="${Math.round(size * 0.9)}" font-weight="800" text-anchor="middle" fill="${palette.ink}" stroke="${palette.dark}" stroke-width="2" paint-order="stroke" ${fonts}>${text.join('')}</text>` +
    `<rect x="${x - 13}" y="${seal}" width="26" height="26" rx="4" fill="#c8322b"/><path d="M${x - 7} ${seal + 8}h14m-14 6h14m-7-8v14" stroke="#fff" stroke-width="2"/>`
  )
}

function lines({ palette, width, height }: Sheet, rows: readonly string[]): string {
  const longest = Math.max(...rows.map(widthOf))
  const size = Math.min(height > width ? 62 : 50, Math.floor((width * 0.86) / longest))
  const foot = height - height * 0.07 - (rows.length - 1) * size * 1.12
  const text = rows.map(
    (row, i) => `<tspan x="${width * 0.07}" y="${Math.round(foot + i * size * 1.12)}">${escaped(row)}</tspan>`,
  )
  return (
    `<defs><linearGradient id="t" x2="0" y2="1"><stop stop-color="${palette.dark}" stop-opacity="0"/><stop offset="1" stop-color="${palette.dark}" stop-opacity=".82"/></linearGradient></defs>` +
    `<rect y="${height * 0.5}" width="${width}" height="${height * 0.5}" fill="url(#t)"/>` +
    `<text font-size="${size}" font-weight="800" fill="${isPale(palette.ink) ? palette.ink : '#fff'}" ${fonts}>${text.join('')}</text>`
  )
}

/** The width of a line in ems: ideographs are square, Latin and Arabic letters about half as wide. */
function widthOf(row: string): number {
  return Math.max(
    4,
    [...row].reduce((sum, sign) => sum + (/[\p{Script=Han}，！？：]/u.test(sign) ? 1 : 0.56), 0),
  )
}

function wrap(title: string, most: number): string[] {
  const rows: string[] = []
  for (const word of title.split(' ')) {
    const last = rows.length - 1
    if (last >= 0 && rows[last]!.length + word.length < most) rows[last] += ` ${word}`
    else rows.push(word)
  }
  return rows.slice(0, 5)
}

function chunks(signs: readonly string[], most: number): string[] {
  const text = signs.join('')
  const parts = text.split(/(?<=[，：！？])/)
  return parts.flatMap((part) => {
    const all = [...part]
    const rows = Math.ceil(all.length / most)
    const size = Math.ceil(all.length / rows)
    return Array.from({ length: rows }, (_, i) => all.slice(i * size, (i + 1) * size).join(''))
  })
}

function isPale(hex: string): boolean {
  return parseInt(hex.slice(1, 3), 16) > 160
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
