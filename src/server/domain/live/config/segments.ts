interface Segment {
  readonly from: number
  readonly to: number
  readonly pool: string
  readonly guild?: number | null
}

/**
 * What is wrong with the segments of a range, as a caption id: they begin at 1, follow each other without gap or overlap,
 * name the guild where they are filled from one, and end with the algorithm. Undefined where nothing is.
 */
export function segmentFault(segments: readonly Segment[]): string | undefined {
  let next = 1
  for (const { from, to, pool, guild } of segments) {
    if (from !== next || to < from) return 'live-config.home-recommend-range.gap'
    if (pool === 'guild' && !guild) return 'live-config.home-recommend-range.noGuild'
    next = to + 1
  }
  return segments.at(-1)?.pool === 'algorithm' ? undefined : 'live-config.home-recommend-range.noAlgorithm'
}
