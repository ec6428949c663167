import type { Problem } from '../../base/errors'
import type { Episode } from './title-figures'

/** Whether an episode has a file that can be played. */
export function hasReadyFile({ resourceState }: Pick<Episode, 'resourceState'>): boolean {
  return resourceState === 'ready' || resourceState === 'partial'
}

/** The state that an episode is in by what it holds: a file, a switch, and an hour at which it switches itself on. */
export function stateOf(
  episode: Pick<Episode, 'enabled' | 'publishAt' | 'resourceState'>,
  now: Date,
): Episode['state'] {
  if (episode.enabled) return 'online'
  if (!hasReadyFile(episode)) return 'pending'
  return episode.publishAt !== null && Date.parse(episode.publishAt) > now.getTime() ? 'scheduled' : 'ready'
}

/** Markers out of order: the intro's start, its end, the outro's start and the episode's end follow each other. */
export function markerProblems({
  introStart,
  introEnd,
  outroStart,
  duration,
}: Pick<Episode, 'introStart' | 'introEnd' | 'outroStart' | 'duration'>): Problem[] {
  const line = [
    { field: 'introStart', at: introStart },
    { field: 'introEnd', at: introEnd },
    { field: 'outroStart', at: outroStart },
    { field: 'duration', at: duration },
  ].filter((mark): mark is { field: string; at: number } => mark.at !== null && mark.at !== undefined)
  return line.flatMap(({ field, at }, index) => {
    const next = line[index + 1]
    if (!next || at < next.at) return []
    return [{ field, problem: 'error.markersReversed', params: { max: next.at } }]
  })
}
