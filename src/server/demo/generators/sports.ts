import type sportsMatch from '../../../entities/live-config/sports-match'
import type sportsStream from '../../../entities/live-config/sports-stream'
import type { Generator, RowOf } from '../world'
import { sportsTeam } from '../written/live'

/** Two neighbours among the teams, who are of one league, at home or away. */
export const sportsMatchGenerator: Generator = {
  row(world, index, random): RowOf<typeof sportsMatch> {
    const first = (index * 2) % Math.max(1, world.count('sportsTeam'))
    const [home, away] = random.chance(0.5) ? [first, first + 1] : [first + 1, first]
    const leagues = sportsTeam.row(world, first, random)['leagues']
    return {
      home: world.id('sportsTeam', home) ?? 0,
      away: world.id('sportsTeam', away) ?? 0,
      league: Array.isArray(leagues) ? Number(leagues[0]) : 0,
      title: null,
      round: `Round ${1 + (index % 30)}`,
      homeScore: random.skewed(4, 1.2),
      awayScore: random.skewed(3, 1.2),
    }
  },
}

const streams = [
  ['main', '主信号', 'Main picture'],
  ['backup', '备用信号', 'Backup'],
  ['camera', '战术机位', 'Tactical camera'],
  ['commentary', '现场音', 'Sound of the stadium'],
] as const

export const sportsStreamGenerator: Generator = {
  row(_world, index): RowOf<typeof sportsStream> {
    const [kind, zh_CN, en] = streams[index % streams.length]!
    return { kind, name: { zh_CN, en } }
  },
}
