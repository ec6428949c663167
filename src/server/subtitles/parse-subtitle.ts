import { readAss } from './read-ass'
import { readBlocks } from './read-blocks'
import type { Cue, ReadCues, SubtitleFormat } from './subtitle-cue'

/** The cues of a subtitle file, in the order of their times, with what was left out or changed on the way, line by line. */
export function readCues(text: string, format: SubtitleFormat): ReadCues {
  const { cues, oddities } = format === 'ass' ? readAss(text) : readBlocks(text)
  return { cues: cues.sort((a, b) => a.start - b.start), oddities }
}

/** The cues of a subtitle file, in the order of their times. */
export function parseSubtitle(text: string, format: SubtitleFormat): Cue[] {
  return readCues(text, format).cues
}
