/** Data as people edit it; empty for none, and for what is no JSON. */
export function writeJson(value: unknown): string {
  return value === null || value === undefined || Number.isNaN(value) ? '' : JSON.stringify(value, null, 2)
}

/** What the text says; null where it says nothing, NaN where it is not valid: NaN is no JSON, so the shape refuses it. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return Number.NaN
  }
}
