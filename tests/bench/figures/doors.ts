import type { Figure } from '../support/figure'
import { filledRow, timeKeys, timeOpening } from '../support/time-painted'

/**
 * How long one waits at the doors of the console: the sign-in page and, signed in, a list, each with nothing cached; the list
 * again with what the browser has kept; and another section's list by its key, until its first row is painted.
 */
export const doors: Figure = {
  name: 'doors',
  goals: [
    { name: 'doors-sign-in', unit: 'ms', goal: 200 },
    { name: 'doors-list-cold', unit: 'ms', goal: 400 },
    { name: 'doors-list-warm', unit: 'ms', goal: 250 },
    { name: 'doors-next-list', unit: 'ms', goal: 60 },
  ],
  prepare: async (bench) => {
    const server = await bench.demo()
    const list = `${server.address}/user-manage/user-list`
    return async () => {
      const stranger = await bench.page()
      const signIn = await timeOpening(stranger, `${server.address}/login`, 'input[type=password]')
      const page = await bench.page()
      await server.signIn(page)
      const cold = await timeOpening(page, list, filledRow)
      // What is fetched once the page stands still is kept, too.
      await page.waitForTimeout(3000)
      const warm = await timeOpening(page, list, filledRow)
      await page.waitForTimeout(3000)
      const next = await timeKeys(page, ['g', 's'], filledRow)
      await bench.closePages()
      return [signIn, cold, warm, next]
    }
  },
}
