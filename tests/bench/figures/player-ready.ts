import { percentile, type Figure } from '../support/figure'
import { timeNextCase } from '../support/time-next-case'

/** Cases that are gone on to in a run. */
const cases = 7

/** From the key that goes on to the next episode until its film, which was loaded ahead, can be played. */
export const playerReady: Figure = {
  name: 'player-ready',
  goals: [{ name: 'player-ready', unit: 'ms p95', goal: 300 }],
  runs: 3,
  prepare: async (bench) => {
    const server = await bench.demo()
    const page = await bench.page()
    await server.signIn(page)
    // A task of another kind has no film that could be ready.
    await page.goto(`${server.address}/review-manage/initial-review?subject=episode`)
    await page.locator('article video').first().waitFor()
    return async () => {
      const times: number[] = []
      for (let count = 0; count < cases; count++) {
        // A film is watched for a while before anybody goes on.
        await page.waitForTimeout(1500)
        times.push(await timeNextCase(page, 'n', true))
      }
      return [percentile(times, 0.95)]
    }
  },
}
