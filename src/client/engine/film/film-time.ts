/** A place on a film, in seconds, as `m:ss.mmm`, with hours where there are any: 75.25 → 1:15.250. */
export function formatFilmTime(seconds: number): string {
  const total = Math.max(0, Math.round(seconds * 1000))
  const [hours, minutes] = [Math.floor(total / 3_600_000), Math.floor(total / 60_000) % 60]
  const rest = `${String(Math.floor(total / 1000) % 60).padStart(2, '0')}.${String(total % 1000).padStart(3, '0')}`
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
