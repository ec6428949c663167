import type { PictureSubject } from '../../../schema/picture-subject'
import { hashOf, Random } from '../../base/random'
import { lettering } from './lettering'
import { paletteOf, type Palette } from './palettes'
import { drawPortrait } from './portrait'
import { drawCard, drawConversation, drawReceipt, drawScreenshot } from './proofs'
import { sceneOf } from './scenes'

/** What is drawn: a poster (2:3), a cover (16:9), a banner (2:1), a round portrait, a square icon, or one of the proofs. */
export type ArtworkKind = 'poster' | 'cover' | 'banner' | 'portrait' | 'icon' | PictureSubject

const sizes: Readonly<Record<ArtworkKind, readonly [width: number, height: number]>> = {
  poster: [400, 600],
  cover: [640, 360],
  banner: [640, 320],
  portrait: [240, 240],
  icon: [96, 96],
  receipt: [400, 560],
  screenshot: [360, 640],
  conversation: [360, 640],
  card: [480, 300],
}

/** What is no scene with its title. */
const drawings: Partial<Record<ArtworkKind, (random: Random, palette: Palette, title: string) => string>> = {
  portrait: drawPortrait,
  icon: drawIcon,
  receipt: drawReceipt,
  screenshot: drawScreenshot,
  conversation: drawConversation,
  card: drawCard,
}
const pattern = new RegExp(`^demo/(${Object.keys(sizes).join('|')})/([\\w-]{1,60})(?:\\.([\\w-]{1,400}))?\\.svg$`)

/**
 * Draws a picture from nothing but its parameters: the same ones always give the same picture.
 * @param seed any text; a theme before its first hyphen (`costume-17`) chooses scene and colours, else its hash does.
 * @param title set in type on posters, covers and banners, as a monogram on portraits and icons, as the amount on receipts; may be empty.
 * @returns an SVG document of less than 6 kB.
 */
export function drawArtwork(kind: ArtworkKind, seed: string, title: string): string {
  const random = new Random(hashOf(0, seed))
  const theme = seed.slice(0, seed.indexOf('-'))
  const palette = paletteOf(theme, random)
  const [width, height] = sizes[kind]
  const draw = drawings[kind]
  const content = draw
    ? draw(random, palette, title)
    : sceneOf(theme, random)({ random, palette, width, height }) + lettering({ title, palette, width, height, random })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`
}

/** The storage key that stands for a drawing: `demo/poster/costume-17.<title>.svg`, the title in base64url. */
export function artworkKey(kind: ArtworkKind, seed: string, title = ''): string {
  const name = title ? `${seed}.${Buffer.from(title).toString('base64url')}` : seed
  return `demo/${kind}/${name}.svg`
}

/** The drawing a storage key stands for; undefined when it is no such key. */
export function artworkOf(key: string): string | undefined {
  const match = pattern.exec(key)
  if (!match) return undefined
  const title = match[3] ? Buffer.from(match[3], 'base64url').toString() : ''
  return drawArtwork(match[1] as ArtworkKind, match[2]!, title)
}

function drawIcon(random: Random, palette: Palette, title: string): string {
  const letter = [...title][0] ?? ''
  const turn = random.between(0, 90)
  return (
    `<defs><linearGradient id="g" gradientTransform="rotate(${turn})"><stop stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.mid}"/></linearGradient><clipPath id="c"><rect width="96" height="96" rx="22"/></clipPath></defs>` +
    `<g clip-path="url(#c)"><rect width="96" height="96" fill="url(#g)"/><circle cx="${random.between(60, 90)}" cy="${random.between(5, 30)}" r="34" fill="${palette.light}" opacity=".22"/></g>` +
    `<text x="48" y="64" font-size="46" font-weight="700" text-anchor="middle" fill="${palette.ink}" font-family="system-ui,sans-serif">${letter.replace(/[<&>]/g, '')}</text>`
  )
}
