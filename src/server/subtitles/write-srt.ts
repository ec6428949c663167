import type { Cue } from './parse-subtitle'
import { hourMs, minuteMs } from '../../schema/time'

/** Cues as a SubRip file. */
export function writeSrt(cues: readonly Cue[]): string {
  return cues
    .map(({ start, end, text }, index) => `${index + 1}\n${clock(start)} --> ${clock(end)}\n${text}\n`)
    .join('\n')
}

function clock(milliseconds: number): string {
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0')
  const [hours, minutes] = [milliseconds / hourMs, (milliseconds / minuteMs) % 60]
  return `${part(hours, 2)}:${part(minutes, 2)}:${part((milliseconds / 1000) % 60, 2)},${part(milliseconds % 1000, 3)}`
}
