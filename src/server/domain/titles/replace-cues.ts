import subtitleCue from '../../../entities/movie-manage/subtitle-cue'
import type { Row } from '../../../schema/entity'
import type { TimedText } from '../../../shared/subtitle-checks'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

type Line = TimedText & { readonly id: number }
type Cue = Row<typeof subtitleCue>

/** How lines become those of a file. */
interface Replacement<L> {
  /** Lines that stand in the file as they are. */
  readonly same: number
  readonly changed: readonly { readonly line: L; readonly cue: TimedText }[]
  readonly added: readonly TimedText[]
  readonly removed: readonly L[]
}

/** One run writes no more: what changed is kept with it, to be taken back. */
const most = 3_000

/**
 * What has to change so that lines say what a file does. A line that keeps its times or its text stays the same line, with the
 * original and the machine's translation beside it.
 * @param lines in the order of the film
 */
export function replacementOf<L extends Line>(lines: readonly L[], cues: readonly TimedText[]): Replacement<L> {
  const whole = matched(lines, cues, ({ start, end, text }) => `${start} ${end} ${text}`)
  const byTime = matched(whole.lines, whole.cues, ({ start, end }) => `${start} ${end}`)
  const byText = matched(byTime.lines, byTime.cues, ({ text }) => text)
  return {
    same: whole.pairs.length,
    changed: [...byTime.pairs, ...byText.pairs],
    added: byText.cues,
    removed: byText.lines,
  }
}

/** Pairs lines with cues of the same key, in order, and what has none. */
function matched<L extends Line>(lines: readonly L[], cues: readonly TimedText[], keyOf: (each: TimedText) => string) {
  const waiting = new Map<string, TimedText[]>()
  for (const cue of cues) waiting.set(keyOf(cue), [...(waiting.get(keyOf(cue)) ?? []), cue])
  const pairs: { readonly line: L; readonly cue: TimedText }[] = []
  const left: L[] = []
  for (const line of lines) {
    const cue = waiting.get(keyOf(line))?.shift()
    if (cue) pairs.push({ line, cue })
    else left.push(line)
  }
  const used = new Set(pairs.map(({ cue }) => cue))
  return { pairs, lines: left, cues: cues.filter((cue) => !used.has(cue)) }
}

/** Makes lines say what a file does. @throws B01 where more would change than can be taken back at once */
export async function replaceCues(
  { records }: Context,
  subtitle: number,
  { changed, added, removed }: Replacement<Cue>,
): Promise<void> {
  if (changed.length + added.length + removed.length > most)
    throw refused('movie-manage.subtitle-edit.readFile.tooMany', { most })
  for (const line of removed) await records.remove(subtitleCue, line)
  for (const { line, cue } of changed) {
    const { start, end, text } = cue
    await records.update(subtitleCue, line, { start, end, text })
  }
  for (const { start, end, text } of added)
    await records.insert(subtitleCue, { subtitle, start, end, text, source: text, flag: 'none' })
}
