import { percentile, type Figure } from '../support/figure'
import type { RunningServer } from '../support/running-server'
import { timeHeldKey } from '../support/time-held-key'

/** The lines of the subtitle that is walked: no subtitle has more. */
const lines = 10_000

/** An arrow held for 10 s over the 10,000 lines of a subtitle beside its film, which follows each of them. */
export const cueWalk: Figure = {
  name: 'cue-walk',
  goals: [
    { name: 'cue-walk', unit: 'ms p95', goal: 24 },
    { name: 'cue-walk-frames-over-33-ms', unit: 'frames', goal: 0 },
  ],
  runs: 3,
  prepare: async (bench) => {
    const server = await bench.demo()
    const [episode] = await first(server, '/cms/backend/episode/page', {
      'content.type': { is: ['series'] },
      duration: { from: 1 },
    })
    const [language] = await first(server, '/config/backend/language/page', { code: { is: ['en'] } })
    if (!episode || !language) throw new Error('The demo has no episode, or no English.')
    const file = await server.upload('movie-manage.series-resources.uploadSubtitles.files', 'long.srt', longSubtitle())
    const { ids } = await server.post<{ ids: readonly number[] }>('/cms/backend/episode/saveSubtitlingList', {
      episodeId: episode.id,
      list: [{ language: language.id, file }],
    })
    const page = await bench.page()
    await server.signIn(page)
    return async () => {
      await page.goto(`${server.address}/movie-manage/subtitle-edit?subtitle=${ids[0]}`)
      await page.locator('[role=row][data-index="5"] [data-column="text"]').waitFor()
      await page.locator('[role=row][data-index="0"] [data-column="text"]').click()
      await page.waitForTimeout(500)
      const { paints, frames } = await timeHeldKey(page, 'ArrowDown', 10)
      return [percentile(paints, 0.95), frames.filter((each) => each > 33.4).length]
    }
  },
}

/** The first record of a list, if there is one. */
async function first(server: RunningServer, call: string, filters: object): Promise<readonly { id: number }[]> {
  const { rows } = await server.post<{ rows: readonly { id: number }[] }>(call, { filters, columns: ['id'], size: 1 })
  return rows
}

/** A subtitle of as many lines as one can have, half a second each. */
function longSubtitle(): string {
  return Array.from({ length: lines }, (_, index) => {
    const [from, to] = [index * 600, index * 600 + 500].map(time)
    return `${index + 1}\n${from} --> ${to}\nLine ${index + 1} of a very long film\n`
  }).join('\n')
}

/** @param at in milliseconds */
function time(at: number): string {
  return new Date(at).toISOString().slice(11, 23).replace('.', ',')
}
