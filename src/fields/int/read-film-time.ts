import { hourMs, minuteMs, secondMs } from '../../schema/time'

const clock = /^([-+]?)(?:(?:(\d+):)?(\d+):)?(\d+)(?:[.,](\d{1,3}))?$/

/**
 * A place on a film, or a distance on it, as people type it: `1:15.250` and `1:02:05.5` are clock times, `75.25` are seconds.
 * A whole number alone, which is how milliseconds are stored and exported, stays as it is. In milliseconds; undefined where it
 * is no time.
 */
export function readFilmTime(typed: string): number | undefined {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\s|ms$/g, '')
    .replace('−', '-')
  if (/^[-+]?\d+$/.test(text)) return Number(text)
  const [whole, sign, hours = '0', minutes = '0', seconds = '0', fraction = ''] = clock.exec(text) ?? []
  if (whole === undefined) return undefined
  const isBeyond = text.includes(':') && (Number(seconds) > 59 || (hours !== '0' && Number(minutes) > 59))
  if (isBeyond) return undefined
  const total =
    Number(hours) * hourMs + Number(minutes) * minuteMs + Number(seconds) * secondMs + Number(fraction.padEnd(3, '0'))
  return sign === '-' && total > 0 ? -total : total
}
