import { wallClock } from '../../../fields/zone'
import { caption } from '../../base/captions'
import type { Reader } from './export-columns'

/** The sentence in a file with personal data that says who has exported it, when by their clock, and why. */
export function watermarkOf({ account, language, zone }: Reader, reason: string, at: Date): string {
  const { date, time } = wallClock(at.getTime(), zone)
  const name = `${account.realName} (${account.username})`
  return caption(language, 'export.watermark', { name, at: `${date} ${time} ${zone}`, reason })
}
