import { hourMs, minuteMs, secondMs } from '../../schema/time'
import type { TimedText } from '../../shared/subtitle-checks'

/** One line of a subtitle; times in milliseconds. */
export type Cue = TimedText

export type SubtitleFormat = 'srt' | 'vtt' | 'ass'

/** What of a file does not become a cue as it stands there. */
export const oddities = [
  ...(['badTime', 'noTime', 'reversed', 'empty', 'cut'] as const),
  ...(['blankLine', 'styleLost', 'placeLost', 'comment'] as const),
] as const

/** Something odd in a file, by the line that an editor numbers it by. */
export interface Oddity {
  readonly line: number
  readonly code: (typeof oddities)[number]
}

/** What a file holds: its cues, and all that was left out or changed on the way. */
export interface ReadCues {
  readonly cues: Cue[]
  readonly oddities: Oddity[]
}

/** No line is longer; what is beyond is cut off. */
export const longestText = 500

/** A cue with what is odd about it. @param line that of its times @param written its text, with its marks of style */
export function cueFrom(line: number, start: number, end: number, written: string): ReadCues {
  const text = plain(written)
  const codes: Oddity['code'][] = [
    ...(end <= start ? (['reversed'] as const) : []),
    ...(text === '' ? (['empty'] as const) : []),
    ...(text.length > longestText ? (['cut'] as const) : []),
    ...(text === written.trim() ? [] : (['styleLost'] as const)),
  ]
  return { cues: [{ start, end, text }], oddities: codes.map((code) => ({ line, code })) }
}

/** `1:02:03.45` and `02:03,450` in milliseconds. */
export function millisecondsOf(time: string): number {
  const [seconds = '0', minutes = '0', hours = '0'] = time.replace(',', '.').split(':').reverse()
  return Math.round(Number(hours) * hourMs + Number(minutes) * minuteMs + Number(seconds) * secondMs)
}

/** Without marks of style: `<i>`, `{\an8}`. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/\{\\[^}]*\}/g, '')
    .trim()
}
