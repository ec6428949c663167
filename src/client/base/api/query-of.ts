/** The query that a call's input is sent as, with its `?`; what is not there is left out, and nothing of nothing. */
export function queryOf(input: object): string {
  const filled = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  if (filled.length === 0) return ''
  return `?${new URLSearchParams(filled.map(([key, value]) => [key, String(value as string | number)])).toString()}`
}
