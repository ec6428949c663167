export interface NumberRange {
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Digits after the point; 0 for whole numbers. */
  readonly decimals?: number | undefined
}

/** The number a person typed: null for nothing, undefined for what is no number. Thousands signs and full-width digits are read too. */
export function parseNumber(text: string): number | null | undefined {
  const plain = text.normalize('NFKC').replace(/[\s,_']/g, '')
  if (plain === '') return null
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/** Brings a number into its range and to its number of decimals. */
export function fitNumber(value: number, { min = -Infinity, max = Infinity, decimals = 0 }: NumberRange): number {
  const within = Math.min(max, Math.max(min, value))
  return Number(within.toFixed(decimals))
}
