import { describe, expect, test } from 'vitest'
import { artworkKey, artworkOf, drawArtwork, type ArtworkKind } from '../../../src/server/media/artwork/artwork'
import { themes } from '../../../src/server/media/artwork/palettes'

const kinds: readonly ArtworkKind[] = [
  'poster',
  'cover',
  'banner',
  'portrait',
  'icon',
  'receipt',
  'screenshot',
  'conversation',
  'card',
]
const title = '闪婚三天后，他竟是 <首富> & 爱情 "才" 开始'

describe.each(kinds)('a drawn %s', (kind) => {
  test('is a small picture, whatever the theme', () => {
    const sizes = themes.flatMap((theme) =>
      [1, 2, 3].map((n) => Buffer.byteLength(drawArtwork(kind, `${theme}-${n}`, title))),
    )
    expect(Math.max(...sizes)).toBeLessThan(6_000)
  })

  test('is always the same for the same key', () => {
    expect(artworkOf(artworkKey(kind, 'costume-7', title))).toBe(drawArtwork(kind, 'costume-7', title))
    expect(drawArtwork(kind, 'costume-7', title)).toBe(drawArtwork(kind, 'costume-7', title))
  })

  test('is well-formed with any title', () => {
    const text = drawArtwork(kind, 'horror-1', title).replace(/<[^<>]*>/g, '')
    expect(text).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/)
  })
})

test('a poster bears its title', () => {
  expect(drawArtwork('poster', 'romance-1', 'Heartbeat in July')).toContain('Heartbeat')
})

test('other keys are no drawings', () => {
  expect(artworkOf('uploads/a.png')).toBeUndefined()
  expect(artworkOf('demo/poster/../../secret.svg')).toBeUndefined()
})
