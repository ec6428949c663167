import { formatFilmTime as formatMilliseconds } from '../../../fields/format'

/** A place on a film, in seconds as players tell it, as `m:ss.mmm`, with hours where there are any: 75.25 → 1:15.250. */
export function formatFilmTime(seconds: number): string {
  return formatMilliseconds(Math.max(0, seconds * 1000))
}
