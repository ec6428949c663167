import type { Cue, SubtitleFormat } from './subtitle-cue'
import { hourMs, minuteMs, secondMs } from '../../schema/time'

/** Cues as a file of a format. */
export function writeSubtitle(cues: readonly Cue[], format: SubtitleFormat): string {
  return writers[format](cues)
}

const writers: Readonly<Record<SubtitleFormat, (cues: readonly Cue[]) => string>> = {
  srt: (cues) =>
    cues
      .map(({ start, end, text }, index) => `${index + 1}\n${clock(start)} --> ${clock(end)}\n${unbroken(text)}\n`)
      .join('\n'),
  vtt: (cues) =>
    `WEBVTT\n\n${cues
      .map(({ start, end, text }) => `${clock(start, '.')} --> ${clock(end, '.')}\n${unbroken(text)}\n`)
      .join('\n')}`,
  ass: (cues) =>
    `${assHead}${cues
      .map(
        ({ start, end, text }) => `Dialogue: 0,${assClock(start)},${assClock(end)},Default,,0,0,0,,${lineOf(text)}\n`,
      )
      .join('')}`,
}

const style =
  'Fontname,Fontsize,PrimaryColour,OutlineColour,BackColour,Outline,Shadow,Alignment,MarginL,MarginR,MarginV'
const assHead = `[Script Info]
ScriptType: v4.00+

[V4+ Styles]
Format: Name,${style}
Style: Default,Arial,48,&H00FFFFFF,&H00000000,&H00000000,2,0,2,40,40,40

[Events]
Format: Layer,Start,End,Style,Name,MarginL,MarginR,MarginV,Effect,Text
`

/** An empty line would end the text. */
function unbroken(text: string): string {
  return text.replace(/\n\s*\n/g, '\n')
}

function lineOf(text: string): string {
  return text.replaceAll('\n', '\\N')
}

function clock(milliseconds: number, point = ','): string {
  const [hours, minutes] = [milliseconds / hourMs, (milliseconds / minuteMs) % 60]
  const seconds = `${part((milliseconds / secondMs) % 60, 2)}${point}${part(milliseconds % secondMs, 3)}`
  return `${part(hours, 2)}:${part(minutes, 2)}:${seconds}`
}

/** Hundredths are the finest that the format knows. */
function assClock(milliseconds: number): string {
  return clock(Math.round(milliseconds / 10) * 10, '.')
    .replace(/^0/, '')
    .slice(0, -1)
}

function part(value: number, digits: number): string {
  return String(Math.floor(value)).padStart(digits, '0')
}
