import { contrast, toHex, toOklch } from './colour'
import type { Oklch } from './colour'

export type Mode = 'light' | 'dark'

/** The theme colour of a new account, and the eight that the settings offer (specification: settings drawer). */
export const defaultThemeColour = '#6eb3f9'
export const themePresets = [
  '#409eff',
  '#1890ff',
  '#304156',
  '#212121',
  '#11a983',
  '#13c2c2',
  '#6959cd',
  '#f5222d',
] as const

/** The surfaces that accents are read on, by mode; `tokens.css` holds the same values. */
export const surfaces = {
  light: { surface: '#ffffff', raised: '#ffffff', sunken: '#f6f7f9', text: '#1b212b' },
  dark: { surface: '#14181d', raised: '#1b2027', sunken: '#0f1216', text: '#e8ecf1' },
} as const

/** Contrast that WCAG 2.2 AA asks of text, and of the parts of a control. */
const textContrast = 4.5
const partContrast = 3

/** Lightness of the twelve steps, from a whisper behind text to text. */
const steps = {
  light: [0.99, 0.975, 0.95, 0.92, 0.88, 0.83, 0.77, 0.7, 0.62, 0.56, 0.48, 0.3],
  dark: [0.19, 0.22, 0.26, 0.3, 0.345, 0.4, 0.47, 0.55, 0.64, 0.7, 0.8, 0.93],
} as const

/**
 * The accent tokens for a theme colour (`#rrggbb`) as CSS custom properties: twelve steps, and the roles drawn from them.
 * Every role is moved in lightness, keeping its hue, until its contrast holds: 4.5 for text, 3 for parts of controls.
 * @throws RangeError when the colour is not six hexadecimal digits.
 */
export function accentTokens(themeColour: string, mode: Mode): Record<string, string> {
  const theme = toOklch(themeColour)
  const { surface, raised, sunken } = surfaces[mode]
  const grounds = [surface, raised, sunken]
  const ramp = steps[mode].map((l, index) => toHex({ ...theme, l, c: theme.c * rampChroma(index) }))
  const tint = toHex({
    l: mode === 'light' ? 0.955 : 0.27,
    c: Math.min(theme.c, mode === 'light' ? 0.028 : 0.05),
    h: theme.h,
  })
  const tintStrong = toHex({
    l: mode === 'light' ? 0.915 : 0.34,
    c: Math.min(theme.c, mode === 'light' ? 0.05 : 0.07),
    h: theme.h,
  })
  const { fill, text } = fillAndText(theme, mode)
  const line = reach(theme, [...grounds, tint], partContrast, mode)
  const ink = reach(theme, [...grounds, tint, tintStrong], textContrast, mode)
  return {
    ...Object.fromEntries(ramp.map((colour, index) => [`--accent-${index + 1}`, colour])),
    '--accent': fill,
    '--accent-hover': hovered(fill, text),
    '--accent-text': text,
    '--accent-ink': ink,
    '--accent-line': line,
    '--accent-tint': tint,
    '--accent-tint-strong': tintStrong,
    '--focus-ring': line,
  }
}

/**
 * White text where the fill nearly carries it (then the fill darkens until it does), else dark text of the same hue.
 * In the dark a fill that would sink into the page is lifted first.
 */
function fillAndText(theme: Oklch, mode: Mode): { fill: string; text: string } {
  const seen = mode === 'dark' ? reach(theme, [surfaces.dark.surface], partContrast, mode) : toHex(theme)
  const white = '#ffffff'
  if (contrast(seen, white) >= 2.5) return { fill: reach(toOklch(seen), [white], textContrast, 'light'), text: white }
  return { fill: seen, text: reach({ l: 0.22, c: 0.05, h: theme.h }, [seen], textContrast, 'light') }
}

/** Darkens (in light mode) or lightens the colour, step by step, until it contrasts enough with every ground. */
function reach(colour: Oklch, grounds: readonly string[], ratio: number, mode: Mode): string {
  const step = mode === 'light' ? -0.01 : 0.01
  let l = colour.l
  let hex = toHex(colour)
  while (l > 0 && l < 1 && grounds.some((ground) => contrast(hex, ground) < ratio)) {
    l += step
    hex = toHex({ ...colour, l })
  }
  return hex
}

/** A shade away from its text, so that hovering never costs contrast. */
function hovered(fill: string, text: string): string {
  const { l, c, h } = toOklch(fill)
  return toHex({ l: l + (text === '#ffffff' ? -0.04 : 0.035), c, h })
}

/** The ends of the ramp are quiet: full chroma only in its middle. */
function rampChroma(index: number): number {
  return [0.08, 0.16, 0.28, 0.42, 0.56, 0.7, 0.85, 1, 1, 1, 0.95, 0.5][index] ?? 1
}
