import { percentile, type Figure } from '../support/figure'
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
    const read = await server.post<{ rows: readonly Episode[] }>('/cms/backend/episode/page', {
      filters: { 'content.type': { is: ['series'] }, duration: { min: 1 } },
      columns: ['number', 'content'],
      size: 1,
    })
    const [episode] = read.rows
    if (!episode) throw new Error('The demo has no episode.')
    const name = `E${episode.number}.en.srt`
    const key = await server.upload('movie-manage.series-resources.uploadSubtitles.files', name, longSubtitle())
    const { saved } = await server.post<{ saved: readonly { readonly id: number }[] }>(
      '/cms/backend/episode/saveSubtitlingList',
      { content: episode.content.id, files: [{ key, name }], kind: 'normal', confirmed: true },
    )
    const page = await bench.page()
    await server.signIn(page)
    return async () => {
      await page.goto(`${server.address}/movie-manage/subtitle-edit?subtitle=${saved[0]?.id}`)
      await page.locator('[role=row][data-index="5"] [data-column="text"]').waitFor()
      await page.locator('[role=row][data-index="0"] [data-column="text"]').click()
      await page.waitForTimeout(500)
      const { paints, frames } = await timeHeldKey(page, 'ArrowDown', 10)
      return [percentile(paints, 0.95), frames.filter((each) => each > 33.4).length]
    }
  },
}

interface Episode {
  readonly number: number
  readonly content: { readonly id: number }
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
