/** A length of time as typed, in seconds: `1:02:05`, `2:05`, `125` (seconds), `90m`, `1h 30m`; undefined for anything else. */
export function readDuration(typed: string): number | undefined {
  const text = typed.trim().toLowerCase()
  if (/^\d+$/.test(text)) return Number(text)
  const clock = /^(?:(\d+):)?(\d+):(\d{2})$/.exec(text)
  if (clock) return sum(clock[1], clock[2], clock[3])
  const [, hours, minutes, seconds] = /^(?:(\d+)\s*h)?\s*(?:(\d+)\s*m)?\s*(?:(\d+)\s*s)?$/.exec(text) ?? []
  return hours || minutes || seconds ? sum(hours, minutes, seconds) : undefined
}

function sum(hours = '0', minutes = '0', seconds = '0'): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
