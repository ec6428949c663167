import * as commands from '../../../../commands/ad-manage/reveal-ad'
import revealAd from '../../../entities/ad-manage/reveal-ad'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { badField } from '../../base/errors'
import { cuesWith, cuesWithout } from '../../domain/ads/reveal-ads'
import { shareArea } from '../../operations/overlap'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  addCue: {
    undo: 'image',
    run: (context, ad, { from, to }) => keepCues(context, ad, (cues) => cuesWith(cues, from, to)),
  },

  moveCue: {
    undo: 'image',
    run: (context, ad, { cue, from, to }) => keepCues(context, ad, (cues) => cuesWith(cues, from, to, cue)),
  },

  removeCue: {
    undo: 'image',
    run: (context, ad, { cue }) => keepCues(context, ad, (cues) => cuesWithout(cues, cue)),
  },

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

type Ad = Row<typeof revealAd>
type Titles = NonNullable<Ad['titles']>

/** Changes the cues of the title whose episode is shown beside the ad. @throws ApiError where none of its titles names an episode */
async function keepCues(
  { records }: Context,
  ad: Ad,
  change: (cues: Titles[number]['cues']) => Titles[number]['cues'],
): Promise<void> {
  const titles = ad.titles ?? []
  const shown = titles.find(({ episodes }) => (episodes ?? []).length > 0)
  if (!shown) throw badField('from', 'ad-manage.reveal-ad.noEpisode')
  const changed = titles.map((title) => (title === shown ? { ...title, cues: change(title.cues) } : title))
  await records.update(revealAd, ad, { titles: changed })
}

/** 01:02:03, so that texts sort as times do. */
function clock(seconds: number): string {
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${part(seconds / 3600)}:${part((seconds % 3600) / 60)}:${part(seconds % 60)}`
}
