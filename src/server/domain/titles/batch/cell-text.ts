/** A value of a record as a cell shows it before and after. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(cellText).join(', ')
  if (typeof value === 'object') {
    const texts = Object.entries(value).map(([name, part]) => `${name}: ${cellText(part)}`)
    return texts.join('\n')
  }
  return String(value as number)
}
