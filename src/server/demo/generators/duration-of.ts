import type { EpisodePlan } from './episode-plan'

/** How long an episode runs, in seconds; the same for its files. */
export function durationOf({ title, number }: EpisodePlan): number {
  const wobble = (title.id * 37 + number * 101) % 240
  if (title.type === 'movie') return 5_100 + ((title.id * 211) % 3_000)
  if (title.type === 'short') return 65 + (wobble % 110)
  return { drama: 2_520, anime: 1_380, variety: 4_800, documentary: 2_900, kids: 660 }[title.kind] + wobble
}
