import type { Random } from '../../base/random'
import type { Palette } from './palettes'
import { drawPortrait } from './portrait'

const ink = '#1f2733'
const faint = '#cfd6df'
const sans = `font-family="Inter,'Noto Sans SC',system-ui,sans-serif"`
const banks = ['Paper Bank', 'Harbour Pay', 'Green Wallet', 'North Bank', 'Quick Pay']

/** A receipt of a payment, 400 by 560: who took it, what it came to, when, and its number. No real bank. */
export function drawReceipt(random: Random, palette: Palette, amount: string): string {
  const number = Array.from({ length: 4 }, () => String(random.between(1000, 9999))).join(' ')
  const time = `${String(random.between(0, 23)).padStart(2, '0')}:${String(random.between(0, 59)).padStart(2, '0')}`
  const lines = [
    ['To', 'Iron Player'],
    ['Method', random.pick(['Card •••• 4821', 'Wallet', 'Bank transfer'])],
    ['Time', time],
    ['Number', number],
  ]
  const torn = Array.from({ length: 20 }, (_, n) => `l-17 ${n % 2 ? 10 : -10}`).join('')
  return (
    `<rect width="400" height="560" fill="#dfe4ea"/><path d="M30 24h340v506${torn}z" fill="#fff"/>` +
    `<circle cx="200" cy="98" r="34" fill="${palette.mid}"/><path d="M184 98l12 12 22-24" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>` +
    words(200, 162, 20, 600, random.pick(banks), 'middle') +
    words(200, 190, 15, 400, 'Payment successful', 'middle', '#5b6675') +
    words(200, 246, 34, 700, amount.replace(/[<&>]/g, ''), 'middle') +
    `<path d="M58 280h284" stroke="${faint}" stroke-dasharray="5 5"/>` +
    lines
      .map(
        ([name = '', value = ''], row) =>
          words(58, 324 + row * 42, 15, 400, name, 'start', '#5b6675') +
          words(342, 324 + row * 42, 15, 500, value, 'end'),
      )
      .join('')
  )
}

/** A phone's screen, 360 by 640: the app's player with an error over it, or a list of what was bought or written. */
export function drawScreenshot(random: Random, palette: Palette): string {
  const top = phone(random)
  return top + (random.chance(0.5) ? brokenPlayer(random, palette) : list(random, palette))
}

/** A phone's screen, 360 by 640: what two wrote to each other, with a frame around the message that it is about. */
export function drawConversation(random: Random, palette: Palette): string {
  const faces = `<circle cx="34" cy="52" r="16" fill="${palette.glow}" opacity=".85"/>${bar(62, 46, random.between(80, 140), 12, '#aeb8c4')}`
  // One of the other's.
  const about = random.pick([2, 3, 5])
  let top = 96
  const messages = Array.from({ length: 6 }, (_, nth) => {
    const lines = random.between(1, 3)
    const width = random.between(130, 230)
    const [height, isOwn] = [20 + lines * 20, nth % 3 === 1]
    const left = isOwn ? 344 - width : 60
    const bars = Array.from({ length: lines }, (_, line) =>
      bar(
        left + 14,
        top + 16 + line * 20,
        (width - 28) * (line === lines - 1 ? 0.6 : 1),
        9,
        isOwn ? '#fff' : '#aeb8c4',
      ),
    )
    const bubble =
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="14" fill="${isOwn ? palette.mid : '#fff'}"/>` +
      (isOwn ? '' : `<circle cx="34" cy="${top + 16}" r="14" fill="${palette.glow}" opacity=".85"/>`) +
      bars.join('') +
      (nth === about
        ? `<rect x="${left - 6}" y="${top - 6}" width="${width + 12}" height="${height + 12}" rx="18" fill="none" stroke="#d92d20" stroke-width="3"/>`
        : '')
    top += height + 18
    return bubble
  })
  return `${phone(random)}<rect y="26" width="360" height="52" fill="#fff"/>${faces}${messages.join('')}`
}

/** What every screen of a phone has: its ground, and the time and the battery above. */
function phone(random: Random): string {
  const clock = `${random.between(1, 12)}:${String(random.between(0, 59)).padStart(2, '0')}`
  return (
    `<rect width="360" height="640" fill="#f4f6f8"/><rect width="360" height="26" fill="#fff"/>${words(18, 19, 13, 600, clock)}` +
    `<g fill="${ink}"><rect x="300" y="8" width="26" height="12" rx="3" opacity=".3"/><rect x="300" y="8" width="${random.between(6, 24)}" height="12" rx="3"/></g>`
  )
}

function brokenPlayer(random: Random, palette: Palette): string {
  const fault = random.pick(['Playback failed', 'Network error', 'Payment pending', 'Not available here'])
  const code = `Code ${random.between(1001, 5099)}`
  return (
    `<rect y="26" width="360" height="203" fill="${palette.dark}"/><circle cx="180" cy="112" r="26" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="110 60" opacity=".8"/>` +
    `<rect x="16" y="208" width="328" height="4" rx="2" fill="#fff" opacity=".35"/><rect x="16" y="208" width="${random.between(20, 290)}" height="4" rx="2" fill="${palette.glow}"/>` +
    lineBars(random, 264, 4) +
    `<rect x="44" y="420" width="272" height="128" rx="16" fill="#fff" stroke="${faint}"/>` +
    words(180, 464, 19, 650, fault, 'middle') +
    words(180, 492, 14, 400, code, 'middle', '#5b6675') +
    `<rect x="120" y="508" width="120" height="28" rx="14" fill="${palette.mid}"/>${words(180, 527, 13, 600, 'Try again', 'middle', '#fff')}`
  )
}

function list(random: Random, palette: Palette): string {
  const title = random.pick(['My orders', 'Messages', 'My coins', 'Comments'])
  const rows = Array.from({ length: 7 }, (_, row) => {
    const top = 96 + row * 76
    return (
      `<circle cx="42" cy="${top + 26}" r="22" fill="${row % 3 ? palette.mid : palette.glow}" opacity=".85"/>` +
      bar(78, top + 10, random.between(90, 180), 11, '#aeb8c4') +
      bar(78, top + 32, random.between(60, 150), 9, faint) +
      bar(306, top + 12, 36, 9, faint) +
      `<path d="M78 ${top + 62}h264" stroke="#e4e8ed"/>`
    )
  })
  return `<rect y="26" width="360" height="52" fill="#fff"/>${words(180, 58, 18, 650, title, 'middle')}${rows.join('')}`
}

/** A paper that says who one is, 480 by 300, with a drawn face and no name that can be read. */
export function drawCard(random: Random, palette: Palette): string {
  const number = `${random.between(100, 999)} •••• ${random.between(10, 99)}`
  return (
    `<rect width="480" height="300" fill="#c9d0d9"/><rect x="14" y="12" width="452" height="276" rx="18" fill="#f7f9fb"/>` +
    `<path d="M14 78V30a18 18 0 0 1 18-18h416a18 18 0 0 1 18 18v48z" fill="${palette.mid}"/>${words(38, 54, 21, 650, 'IDENTITY CARD', 'start', '#fff')}` +
    `<svg x="36" y="98" width="130" height="130" viewBox="0 0 240 240">${drawPortrait(random, palette, '')}</svg>` +
    [0, 1, 2, 3]
      .map(
        (row) =>
          bar(194, 106 + row * 34, 50, 8, faint) + bar(256, 104 + row * 34, random.between(90, 180), 12, '#aeb8c4'),
      )
      .join('') +
    words(38, 264, 20, 600, number) +
    `<circle cx="420" cy="244" r="26" fill="none" stroke="${palette.glow}" stroke-width="5" opacity=".6"/>`
  )
}

function lineBars(random: Random, top: number, count: number): string {
  return Array.from({ length: count }, (_, row) =>
    bar(16, top + row * 30, random.between(120, 320), 11, row ? faint : '#aeb8c4'),
  ).join('')
}

function bar(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`
}

function words(
  x: number,
  y: number,
  size: number,
  weight: number,
  text: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  fill = ink,
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}" ${sans}>${text}</text>`
}
