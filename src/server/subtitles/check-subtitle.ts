import type subtitle from '../../entities/movie-manage/subtitle'
import type { Row } from '../../schema/entity'
import { faultsOf } from '../../shared/subtitle-checks'
import type { Cue } from './subtitle-cue'

type Fault = NonNullable<Row<typeof subtitle>['faults']>[number]

/** What a look at a subtitle's cues tells. */
export interface SubtitleCheck {
  readonly cues: number
  /** Percent. */
  readonly coverage: number | null
  readonly quality: number
  readonly faults: Fault[]
}

/** Whether people speak is not heard here: a stretch of this many seconds counts as covered when a cue is in it. */
const stretch = 60
/** How many faults are listed; what is beyond repair needs no longer list. */
const maxFaults = 500

/**
 * Checks cues against each other and against their episode, by the limits of their language. Houses differ on gaps, so that a file is none the worse for
 * them: editors are shown them line by line.
 * @param duration of the episode in seconds; null where it is not known, and then neither is the coverage
 * @param language its code
 */
export function checkSubtitle(cues: readonly Cue[], duration: number | null, language: string): SubtitleCheck {
  const faults: Fault[] = cues.flatMap((cue, index) =>
    faultsOf(cue, cues[index + 1], language).flatMap((code) => (code === 'gap' ? [] : [{ cue: index + 1, code }])),
  )
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
