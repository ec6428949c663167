import { percentile, type Figure } from '../support/figure'
import { timeNextCase } from '../support/time-next-case'

/** Cases that are decided on in a run: the demo has two dozen. */
const cases = 7

/** From the key that decides on a case to the next one painted: tasks' proofs of the demo, approved one after another. */
export const nextCase: Figure = {
  name: 'next-case',
  goals: [{ name: 'next-case', unit: 'ms p95', goal: 100 }],
  runs: 3,
  prepare: async (bench) => {
    const server = await bench.demo()
    const page = await bench.page()
    await server.signIn(page)
    await page.goto(`${server.address}/task-center/task-list/audit?state=pending`)
    await page.getByRole('article').waitFor()
    return async () => {
      const times: number[] = []
      for (let count = 0; count < cases; count++) {
        // A case is looked at before it is decided on.
        await page.waitForTimeout(700)
        times.push(await timeNextCase(page, 'a'))
      }
      return [percentile(times, 0.95)]
    }
  },
}
