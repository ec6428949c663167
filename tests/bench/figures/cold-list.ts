import type { Request } from '@playwright/test'
import type { Figure } from '../support/figure'

/** Requests follow each other where one begins no sooner than another has ended, this near to it, in milliseconds. */
const near = 1

interface Sent {
  readonly begun: number
  ended: number
}

/**
 * A list opened cold by somebody who is signed in: the requests before its first row, and the longest chain of them of which
 * each began when the one before had ended. The page itself counts; that one waited for the other is not proven, so it is at most so.
 */
export const coldList: Figure = {
  name: 'cold-list',
  goals: [
    { name: 'cold-list-requests', unit: 'requests', goal: 15, last: 15 },
    { name: 'cold-list-levels', unit: 'levels', goal: 4, last: 3 },
  ],
  prepare: async (bench) => {
    const server = await bench.server()
    return async () => {
      const page = await bench.page()
      await server.signIn(page)
      const sent = new Map<Request, Sent>()
      page.on('request', (request) => sent.set(request, { begun: performance.now(), ended: Infinity }))
      page.on('requestfinished', (request) => {
        const own = sent.get(request)
        if (own) own.ended = performance.now()
      })
      await page.goto(`${server.address}/staff-manage/account-list`)
      await page.locator('[role=row] [role=gridcell]').first().waitFor()
      const row = performance.now()
      const before = [...sent.values()].filter(({ begun }) => begun <= row)
      return [before.length, levelsOf(before)]
    }
  },
}

/** The longest chain of requests of which each begins when the one before has ended. */
function levelsOf(sent: readonly Sent[]): number {
  const levels = new Map<Sent, number>()
  for (const own of sent.toSorted((left, right) => left.begun - right.begun)) {
    const waitedFor = [...levels].filter(([other]) => other.ended <= own.begun + near).map(([, level]) => level)
    levels.set(own, 1 + Math.max(0, ...waitedFor))
  }
  return Math.max(...levels.values())
}
