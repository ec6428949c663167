import type { Page } from '@playwright/test'
import type { Bench } from '../support/bench'
import type { Figure } from '../support/figure'
import { peerRows } from '../support/peer-rows'
import { servePeer } from '../support/peers'
import { filledRow, timeKeys, timeOpening } from '../support/time-painted'

const signInPage = 'input[type=password]'
const peerRow = 'table tbody td'

/**
 * How long one waits at the doors of the console: the sign-in page and, signed in, a list, each with nothing cached; the list
 * again with what the browser has kept; and another section's list by its key, until its first row is painted. The same doors of
 * react-admin are measured after each of them, and the console's told as a share of them.
 */
export const doors: Figure = {
  name: 'doors',
  goals: [
    { name: 'doors-sign-in', unit: 'ms', goal: 200 },
    { name: 'doors-list-cold', unit: 'ms', goal: 400 },
    { name: 'doors-list-warm', unit: 'ms', goal: 250 },
    { name: 'doors-next-list', unit: 'ms', goal: 60 },
    { name: 'doors-sign-in-of-react-admin', unit: 'of its time', goal: 0.73 },
    { name: 'doors-list-cold-of-react-admin', unit: 'of its time', goal: 0.62 },
    { name: 'doors-list-warm-of-react-admin', unit: 'of its time', goal: 0.41 },
    { name: 'doors-next-list-of-react-admin', unit: 'of its time', goal: 1 },
  ],
  prepare: async (bench) => {
    const server = await bench.demo()
    const list = `${server.address}/user-manage/user-list`
    const peer = await servePeer('react-admin', [peerRows('people', 'creators')])
    bench.onEnd(() => peer.close())
    return async () => {
      const ours = await timeDoors(bench, {
        signIn: `${server.address}/login`,
        list,
        row: filledRow,
        enter: server.signIn,
        goOn: (page) => timeKeys(page, ['g', 's'], filledRow),
      })
      const theirs = await timeDoors(bench, {
        signIn: `${peer.url}#/login`,
        list: `${peer.url}#/people`,
        row: peerRow,
        enter: (page) => page.addInitScript(() => localStorage.setItem('signed-in', '1')),
        goOn: async (page) => {
          await page.locator('a[href="#/creators"]').focus()
          return timeKeys(page, ['Enter'], peerRow)
        },
      })
      return [...ours, ...ours.map((time, at) => time / (theirs[at] ?? NaN))]
    }
  },
}

interface Doors {
  readonly signIn: string
  readonly list: string
  /** A row that is there, by its selector. */
  readonly row: string
  readonly enter: (page: Page) => Promise<unknown>
  /** Times the way to another list. */
  readonly goOn: (page: Page) => Promise<number>
}

async function timeDoors(bench: Bench, { signIn, list, row, enter, goOn }: Doors): Promise<readonly number[]> {
  const signInTime = await timeOpening(await bench.page(), signIn, signInPage)
  const page = await bench.page()
  await enter(page)
  const cold = await timeOpening(page, list, row)
  // What is fetched once the page stands still is kept, too.
  await page.waitForTimeout(3000)
  const warm = await timeOpening(page, list, row)
  await page.waitForTimeout(3000)
  const next = await goOn(page)
  await bench.closePages()
  return [signInTime, cold, warm, next]
}
