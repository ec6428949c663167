import type subtitle from '../../entities/movie-manage/subtitle'
import type { Row } from '../../schema/entity'
import type { Cue } from './parse-subtitle'

type Fault = NonNullable<Row<typeof subtitle>['faults']>[number]

/** What a look at a subtitle's cues tells. */
export interface SubtitleCheck {
  readonly cues: number
  /** Percent. */
  readonly coverage: number | null
  readonly quality: number
  readonly faults: Fault[]
}

/** Faster than people read, in characters a second; and more than two lines of 42. */
const fastest = 20
const maxLines = 2
const longestLine = 42
/** Whether people speak is not heard here: a stretch of this many seconds counts as covered when a cue is in it. */
const stretch = 60
/** How many faults are listed; what is beyond repair needs no longer list. */
const maxFaults = 500

/**
 * Checks cues against each other and against their episode.
 * @param duration of the episode in seconds; null where it is not known, and then neither is the coverage
 */
export function checkSubtitle(cues: readonly Cue[], duration: number | null): SubtitleCheck {
  const faults: Fault[] = []
  cues.forEach((cue, index) => {
    const seconds = (cue.end - cue.start) / 1000
    const lines = cue.text.split('\n')
    const fault = (code: Fault['code']) => faults.push({ cue: index + 1, code })
    if (cue.text === '') fault('empty')
    if (cue.text.includes('\uFFFD')) fault('badEncoding')
    if (cues[index + 1] && cue.end > (cues[index + 1] as Cue).start) fault('overlap')
    if (seconds <= 0 || [...cue.text.replace(/\s/g, '')].length / seconds > fastest) fault('tooFast')
    if (lines.length > maxLines || lines.some((line) => [...line].length > longestLine)) fault('tooLong')
  })
  const faulty = new Set(faults.map(({ cue }) => cue)).size
  return {
    cues: cues.length,
    coverage: duration === null ? null : coverageOf(cues, duration),
    quality: cues.length === 0 ? 0 : Math.round(100 * (1 - faulty / cues.length)),
    faults: faults.slice(0, maxFaults),
  }
}

function coverageOf(cues: readonly Cue[], duration: number): number {
  const stretches = Math.max(1, Math.ceil(duration / stretch))
  const covered = new Set<number>()
  for (const { start, end } of cues)
    for (let at = Math.floor(start / 1000 / stretch); at <= Math.floor(end / 1000 / stretch); at++)
      if (at < stretches) covered.add(at)
  return Math.round((covered.size / stretches) * 100)
}
