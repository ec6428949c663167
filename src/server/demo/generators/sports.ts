import type sportsMatch from '../../../entities/live-config/sports-match'
import type sportsStream from '../../../entities/live-config/sports-stream'
import type sportsTeam from '../../../entities/live-config/sports-team'
import { day, hour, instant, minute } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { sportsTeam as writtenTeams } from '../written/live'
import { countryId } from './places'

/** Where each written team is at home. */
const homes = 'ID ID ID ID MX MX MX MX SA SA EG EG CO PE PH MY TW CN TH CL AE SG'.split(' ')

export const sportsTeamGenerator: Generator = {
  ...writtenTeams,
  row: (world, index, random): RowOf<typeof sportsTeam> => ({
    ...writtenTeams.row(world, index, random),
    country: countryId(world, homes[index % homes.length]!),
  }),
}

/** How a match stands, by how many hours ago it began. */
function stateAt(index: number, hours: number) {
  if (hours < 0) {
    if (index % 17 === 5) return { state: 'postponed', phase: 'postponed' } as const
    return { state: hours < -9 * 24 && index % 3 === 0 ? 'draft' : 'published', phase: 'notStarted' } as const
  }
  if (hours < 2)
    return { state: 'live', phase: hours < 0.75 ? 'firstHalf' : hours < 1 ? 'halfTime' : 'secondHalf' } as const
  if (index % 29 === 7) return { state: 'cancelled', phase: 'abandoned' } as const
  return { state: index % 3 === 0 ? 'replay' : 'ended', phase: 'finished' } as const
}

/** When the n-th begins: four a week, one of them now, some still to come. */
function startOf(world: World, index: number): number {
  const ahead = Math.ceil(world.count('sportsMatch') * 0.16)
  const back = world.count('sportsMatch') - ahead - 1 - index
  const { now } = world.calendar
  if (back === 0) return Math.floor((now - 70 * minute) / (5 * minute)) * 5 * minute
  const at = now - back * 1.75 * day
  // On the full hour of an evening there.
  return Math.floor(at / day) * day + (back > 0 ? 12 : 36) * hour - (index % 3) * hour
}

/** What teams of each sport score at most. */
const points = { football: 4, basketball: 96, volleyball: 3, esports: 3 } as const

/** Two neighbours among the teams, who are of one league, at home or away. */
export const sportsMatchGenerator: Generator = {
  row(world, index, random): RowOf<typeof sportsMatch> {
    const first = (index * 2) % Math.max(1, world.count('sportsTeam'))
    const round = Math.floor(index / 11)
    const [home, away] = round % 2 === 0 ? [first, first + 1] : [first + 1, first]
    const team = writtenTeams.row(world, first, random)
    const { leagues } = team
    const startsAt = startOf(world, index)
    const hours = (world.calendar.now - startsAt) / hour
    const { state, phase } = stateAt(index, hours)
    const hasScore = state === 'live' || state === 'ended' || state === 'replay'
    const most = Object.entries(points).find(([sport]) => sport === team['sport'])?.[1] ?? 3
    const score = () => (!hasScore ? null : most > 50 ? most - random.int(30) : random.skewed(most, 1.3))
    const viewers = hasScore ? random.longTail(5_200, 0.7) : 0
    const madeAt = Math.min(world.calendar.now - hour, startsAt - 15 * day)
    return {
      home: world.id('sportsTeam', home) ?? 0,
      away: world.id('sportsTeam', away) ?? 0,
      league: Array.isArray(leagues) ? Number(leagues[0]) : 0,
      title: null,
      round: `Round ${1 + round}`,
      startsAt: instant(startsAt),
      ...{ state, phase, viewers },
      homeScore: score(),
      awayScore: score(),
      peakViewers: Math.round(viewers * 0.6),
      reminders: Math.round(random.longTail(900, 0.6)),
      areas: [-1],
      access: index % 4 === 1 ? 'vip' : 'free',
      product: null,
      stream: state === 'live' ? world.id('sportsStream', index * 2) : null,
      notice: null,
      replay: state === 'replay' ? `demo/video/match-${index}.mp4` : null,
      freeMinutes: index % 4 === 1 ? 10 : 0,
      recommended: state === 'live',
      createdAt: instant(madeAt),
      updatedAt: instant(Math.min(world.calendar.now, Math.max(madeAt, hasScore ? startsAt + 0.5 * hour : madeAt))),
    }
  },
}

const streams = [
  ['main', '主信号', 'Main picture'],
  ['backup', '备用信号', 'Backup'],
  ['camera', '战术机位', 'Tactical camera'],
  ['commentary', '现场音', 'Sound of the stadium'],
] as const

/** Two signals of each match: the main one and its backup, or what else there is. */
export const sportsStreamGenerator: Generator = {
  row(world, index, random): RowOf<typeof sportsStream> {
    const match = Math.floor(index / 2)
    const [kind, zh_CN, en] = streams[index % 2 === 0 ? 0 : match % 3 === 0 ? 2 + (match % 2) : 1]!
    const startsAt = startOf(world, match % Math.max(1, world.count('sportsMatch')))
    const { now } = world.calendar
    const isTested = startsAt < now + 3 * day
    return {
      kind,
      name: { zh_CN, en },
      match: world.id('sportsMatch', match) ?? 0,
      language: null,
      qualities: ['720p', '1080p'],
      vipQuality: '1080p',
      health: isTested ? (random.chance(0.95) ? 'good' : 'unstable') : 'untested',
      checkedAt: isTested ? instant(Math.min(now - 10 * minute, startsAt - 2 * hour)) : null,
    }
  },
}
