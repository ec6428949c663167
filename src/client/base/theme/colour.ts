/** A colour as lightness (0–1), chroma (0–about 0.37) and hue (degrees): equal steps look equal. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/**
 * `#6eb3f9` or `6eb3f9` to OKLCH (Björn Ottosson's matrices).
 * @throws RangeError when the text is not six hexadecimal digits.
 */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: lightness, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI }
}

/** OKLCH to `#rrggbb`; a colour that screens cannot show gives up chroma, never lightness or hue. */
export function toHex({ l, c, h }: Oklch): string {
  let chroma = c
  let rgb = linearRgb({ l, c: chroma, h })
  while (chroma > 0.001 && rgb.some((value) => value < -0.0005 || value > 1.0005)) {
    chroma *= 0.95
    rgb = linearRgb({ l, c: chroma, h })
  }
  return `#${rgb.map((value) => byte(fromLinear(value))).join('')}`
}

/** The WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [bright, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(toLinear) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function channels(hex: string): number[] {
  const digits = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!digits) throw new RangeError(`"${hex}" is not a colour: give six hexadecimal digits, e.g. #6eb3f9`)
  return digits.slice(1).map((pair) => parseInt(pair, 16) / 255)
}

function linearRgb({ l, c, h }: Oklch): number[] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  const clamped = Math.min(1, Math.max(0, value))
  return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
}

function byte(value: number): string {
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}
