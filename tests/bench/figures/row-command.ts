import type { Page, Request } from '@playwright/test'
import { percentile, type Figure } from '../support/figure'
import { timeKeys } from '../support/time-painted'

/** Until a list has heard of a change by the server's events, which gathers them for a quarter of a second, in milliseconds. */
const untilHeard = 1_000

/**
 * A command on one row by its key, until the row is painted changed, server and database included: popups of the demo, paused one
 * after another. And what was asked of the server for one of them until its event has come, too: the call, which brings the row.
 */
export const rowCommand: Figure = {
  name: 'row-command',
  goals: [
    { name: 'row-command', unit: 'ms p95', goal: 60 },
    { name: 'row-command-requests', unit: 'requests', goal: 1 },
    { name: 'row-command-windows', unit: 'windows of rows read again', goal: 0 },
  ],
  runs: 3,
  prepare: async (bench) => {
    const server = await bench.demo()
    const page = await bench.page()
    await server.signIn(page)
    await page.goto(`${server.address}/app-manage/common-popup`)
    const running = page.locator('[role=row]', { has: page.locator('[data-column=state]', { hasText: 'Running' }) })
    await running.first().waitFor()
    return async () => {
      const { rows } = await server.post<{ rows: readonly { id: number; state: string }[] }>(
        '/cms/backend/popup/page',
        {
          columns: ['id'],
          filters: { state: { is: ['running'] } },
        },
      )
      const times: number[] = []
      const asked: Request[][] = []
      for (let count = await running.count(); count > 0; count--) {
        const row = running.first()
        const selector = `[data-index="${await row.getAttribute('data-index')}"] [data-column=state]`
        await row.locator('[data-column=state]').click()
        await page.waitForTimeout(untilHeard)
        const requests = watchRequests(page)
        times.push(await timeKeys(page, ['o'], selector))
        await page.waitForTimeout(untilHeard)
        asked.push(requests.end())
      }
      await server.post('/cms/backend/popup/resume', { id: rows[0]?.id, ids: rows.map(({ id }) => id) })
      await page.waitForTimeout(untilHeard)
      return [
        percentile(times, 0.95),
        Math.max(...asked.map((each) => each.length)),
        Math.max(...asked.map((each) => each.filter(isWindow).length)),
      ]
    }
  },
}

function watchRequests(page: Page): { end(): Request[] } {
  const requests: Request[] = []
  const note = (request: Request) => void (request.resourceType() === 'fetch' && requests.push(request))
  page.on('request', note)
  return {
    end: () => {
      page.off('request', note)
      return requests
    },
  }
}

/** Whether a list's rows are asked for, and not some of them by their ids. */
function isWindow(request: Request): boolean {
  const { filters } = (request.postDataJSON() ?? {}) as { readonly filters?: { readonly id?: object } }
  return request.url().endsWith('/page') && filters?.id === undefined
}
