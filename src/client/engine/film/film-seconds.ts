import { formatFilmTime } from '../../../fields/format'

/** A place on a film, in seconds as players tell it, as `m:ss.mmm`, with hours where there are any: 75.25 → 1:15.250. */
export function formatFilmSeconds(seconds: number): string {
  return formatFilmTime(Math.max(0, seconds * 1000))
}
