import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, toHex, toOklch } from '../../../../../src/client/base/theme/colour'
import { accentTokens, defaultThemeColour, surfaces, themePresets } from '../../../../../src/client/base/theme/theme'
import type { Mode } from '../../../../../src/client/base/theme/theme'

const tokens = readFileSync(new URL('../../../../../src/client/base/ui/tokens.css', import.meta.url), 'utf8')
const modes: Mode[] = ['light', 'dark']
const every = modes.flatMap((mode) => [defaultThemeColour, ...themePresets].map((colour) => ({ mode, colour })))

describe.each(every)('the theme colour $colour in $mode', ({ mode, colour }) => {
  const accent = accentTokens(colour, mode)
  const { surface, raised, sunken, text } = surfaces[mode]

  test('text on an accent fill is readable, hovered or not', () => {
    expect(contrast(accent['--accent']!, accent['--accent-text']!)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(accent['--accent-hover']!, accent['--accent-text']!)).toBeGreaterThanOrEqual(4.5)
  })

  test('accent text is readable on every surface and on its own tints', () => {
    const grounds = [surface, raised, sunken, accent['--accent-tint']!, accent['--accent-tint-strong']!]
    expect(Math.min(...grounds.map((ground) => contrast(ground, accent['--accent-ink']!)))).toBeGreaterThanOrEqual(4.5)
  })

  test('body text is readable on the selection tints', () => {
    expect(contrast(text, accent['--accent-tint-strong']!)).toBeGreaterThanOrEqual(7)
  })

  test('the focus ring and the edges of controls stand out from every surface', () => {
    const grounds = [surface, raised, sunken, accent['--accent-tint']!]
    expect(Math.min(...grounds.map((ground) => contrast(ground, accent['--focus-ring']!)))).toBeGreaterThanOrEqual(3)
  })
})

describe.each(modes)('the fixed colours in %s', (mode) => {
  const values = declared(mode)

  test('the surfaces that accents are checked on are the ones the page has', () => {
    const { surface, raised, sunken, text } = surfaces[mode]
    expect([values('--surface'), values('--surface-raised'), values('--surface-sunken'), values('--text')]).toEqual([
      surface,
      raised,
      sunken,
      text,
    ])
  })

  test.each(['--text', '--text-secondary', '--good', '--warn', '--bad', '--info'])('%s is readable as text', (name) => {
    const grounds = ['--surface', '--surface-raised', '--surface-sunken', '--surface-hover'].map(values)
    expect(Math.min(...grounds.map((ground) => contrast(ground, values(name))))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['good', 'warn', 'bad', 'info'])('%s is readable on its tint', (name) => {
    expect(contrast(values(`--${name}`), values(`--${name}-tint`))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['good', 'warn', 'bad', 'info'])('the mark of %s stands out from every surface', (name) => {
    const grounds = ['--surface', '--surface-raised', '--surface-sunken'].map(values)
    expect(Math.min(...grounds.map((ground) => contrast(ground, values(`--${name}-mark`))))).toBeGreaterThanOrEqual(3)
  })

  test('text on the destructive fill is readable', () => {
    expect(contrast(values('--bad-fill'), values('--bad-fill-text'))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(values('--bad-fill-hover'), values('--bad-fill-text'))).toBeGreaterThanOrEqual(4.5)
  })

  test('the edge of a control stands out from every surface', () => {
    const grounds = ['--surface', '--surface-raised', '--surface-sunken'].map(values)
    expect(Math.min(...grounds.map((ground) => contrast(ground, values('--line-control'))))).toBeGreaterThanOrEqual(3)
  })
})

test('a colour survives the way to OKLCH and back', () => {
  expect(themePresets.map((preset) => toHex(toOklch(preset)))).toEqual([...themePresets])
})

test('a colour that screens cannot show keeps its lightness', () => {
  expect(toOklch(toHex({ l: 0.7, c: 0.37, h: 150 })).l).toBeCloseTo(0.7, 1)
})

test('what is not a colour is refused by name', () => {
  expect(() => accentTokens('blue', 'light')).toThrow('"blue" is not a colour')
})

/** The colour a token has in a mode, references followed. */
function declared(mode: Mode): (name: string) => string {
  const [light = '', dark = ''] = [/^:root \{([^}]*)\}/m, /^:root\[data-theme='dark'\] \{([^}]*)\}/m].map(
    (block) => block.exec(tokens)?.[1] ?? '',
  )
  const read = (block: string) =>
    [...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map((match) => [match[1], match[2]] as const)
  const values = new Map([...read(light), ...(mode === 'dark' ? read(dark) : [])])
  const follow = (name: string): string => {
    const value = values.get(name) ?? ''
    const reference = /^var\((.*)\)$/.exec(value)?.[1]
    return reference === undefined ? value : follow(reference)
  }
  return follow
}
