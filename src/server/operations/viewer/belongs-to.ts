import type { Viewer } from './viewer'
import { dayMs } from '../../../schema/time'

/** Newcomers are so for a week, and whoever was not seen for a month has lapsed: as the app's audiences count. */
const newFor = 7 * dayMs
const lapsedAfter = 30 * dayMs

/** Whether a viewer is one of an audience; undefined where that cannot be known, or the audience is not known. */
export function belongsTo(audience: string, { user, at, groups }: Viewer): boolean | undefined {
  if (['all', 'everyone'].includes(audience)) return true
  if (!user) return undefined
  const now = Date.parse(at)
  const isVip = ['trial', 'active', 'grace'].includes(user.vipState ?? 'none')
  const isGuest = user.registerType === 'guest'
  const isPayer = (user.totalPaid ?? 0) > 0
  const age = user.registeredAt ? now - Date.parse(user.registeredAt) : undefined
  const silence = user.lastActiveAt ? now - Date.parse(user.lastActiveAt) : undefined
  switch (audience) {
    case 'guest':
      return isGuest
    case 'registered':
      return !isGuest
    case 'vip':
      return isVip
    case 'nonVip':
      return !isVip
    case 'newUser':
    case 'newUsers':
      return age === undefined ? undefined : age <= newFor
    case 'returning':
      return age === undefined ? undefined : age > newFor
    case 'lapsed':
      return silence === undefined ? undefined : silence > lapsedAfter
    case 'payers':
      return isPayer
    case 'nonPayers':
      return !isPayer
    case 'anchors':
      return user.kind === 'anchor'
    case 'viewers':
      return user.kind !== 'anchor'
    case 'male':
    case 'female':
      return user.gender === audience
    case 'group':
      return groups.size > 0
    default:
      return undefined
  }
}
