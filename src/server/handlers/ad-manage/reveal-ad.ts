import * as commands from '../../../../commands/ad-manage/reveal-ad'
import revealAd from '../../../entities/ad-manage/reveal-ad'
import type { Finding } from '../../../schema/findings'
import { shareArea } from '../../operations/overlap'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  /** What runs in an episode now, cue by cue. */
  whatShows: {
    run: async ({ records }, { episode, area }) => {
      const running = await records.where(revealAd, { state: 'running', enabled: true })
      const findings: Finding[] = []
      for (const row of running) {
        if (area !== null && !shareArea(row.areas, [area])) continue
        const own = (row.titles ?? []).find(({ episodes }) => episodes?.includes(episode))
        for (const { atSeconds, forSeconds } of own?.cues ?? [])
          findings.push({
            caption: 'ad-manage.reveal-ad.whatShows.cue',
            params: { name: row.name, seconds: forSeconds },
            value: clock(atSeconds),
            to: `/ad-manage/reveal-ad?id=${row.id}`,
          })
      }
      return { findings: findings.sort((a, b) => String(a.value).localeCompare(String(b.value))) }
    },
  },
})

/** 01:02:03, so that texts sort as times do. */
function clock(seconds: number): string {
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${part(seconds / 3600)}:${part((seconds % 3600) / 60)}:${part(seconds % 60)}`
}
