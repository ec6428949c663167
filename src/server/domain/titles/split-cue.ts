import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import type { Row } from '../../../schema/entity'
import type { Verdict } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { halvesOf } from './subtitle-lines'

type Cue = Row<typeof subtitleCue>

/** Where a line is parted: after how many letters, and when. What is null follows from the other, or from the line itself. */
interface Cut {
  readonly at: number | null
  readonly time: number | null
}

/** Whether a line has a time there, and something to say before and after it. */
export function maySplit(row: Cue, cut: Cut): Verdict {
  if (cut.time !== null && (cut.time <= row.start || cut.time >= row.end)) return 'movie-manage.subtitle-edit.outside'
  const [first, second] = partsOf(row, cut)
  return (first !== '' && second !== '') || 'movie-manage.subtitle-edit.splitCue.tooShort'
}

/** Makes two lines of one. The time is shared out by how much is said in each half, unless it is said. */
export async function split({ records }: Pick<Context, 'records'>, row: Cue, cut: Cut): Promise<void> {
  const [first, second] = partsOf(row, cut)
  const said = [...first].length / ([...first].length + [...second].length)
  const middle = cut.time ?? Math.round(row.start + (row.end - row.start) * said)
  const { subtitle, end, source, machineText, confidence, flag } = row
  await records.update(subtitleCue, row, { text: first, end: middle })
  await records.insert(subtitleCue, {
    ...{ subtitle, start: middle, end, text: second },
    ...{ source, machineText, confidence, flag },
  })
}

function partsOf({ text, start, end }: Cue, { at, time }: Cut): [string, string] {
  return halvesOf(text, at, time === null ? undefined : (time - start) / (end - start))
}
