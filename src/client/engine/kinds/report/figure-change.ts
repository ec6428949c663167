/** How a figure stands against the span before. */
export interface FigureChange {
  readonly direction: 'up' | 'down' | 'same'
  /** In percent of what it was; in points where the figure is a share itself. */
  readonly by: number
}

/** @returns undefined where there is nothing to compare with */
export function figureChange(
  value: number | null,
  previous: number | null,
  isShare: boolean,
): FigureChange | undefined {
  if (value === null || previous === null || (previous === 0 && !isShare)) return undefined
  const by = isShare ? value - previous : ((value - previous) / Math.abs(previous)) * 100
  const rounded = Math.round(by * 10) / 10
  return { by: rounded, direction: rounded > 0 ? 'up' : rounded < 0 ? 'down' : 'same' }
}
