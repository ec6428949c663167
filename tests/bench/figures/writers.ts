import type { Figure } from '../support/figure'
import { openFreshOffice } from '../support/fresh-office'
import type { RunningServer } from '../support/running-server'

/** How many write at once, and for how long, in milliseconds. */
const together = 8
const lasting = 15_000

/** Commands that one writer and eight bring through, each on users of their own, a call after the other. */
export const writers: Figure = {
  name: 'writers',
  goals: [
    { name: 'writers-one', unit: 'commands/s', goal: 100, isFloor: true },
    { name: 'writers-eight', unit: 'times what one brings through', goal: 6, isFloor: true },
  ],
  runs: 3,
  prepare: async (bench) => {
    const { server, pool } = await openFreshOffice(bench, 'writer', together)
    const { rows } = await pool.query<{ id: string }>('select id from "user" order by id')
    const users = rows.map(({ id }) => Number(id))
    await commandsPerSecond(server, users)
    return async () => {
      const one = await commandsPerSecond(server, users.slice(0, 1))
      return [one, (await commandsPerSecond(server, users)) / one]
    }
  },
}

/** One writer for each user, who disables it and lets it in again. */
async function commandsPerSecond({ post }: RunningServer, users: readonly number[]): Promise<number> {
  const until = performance.now() + lasting
  let commands = 0
  const write = async (id: number) => {
    const [url, page] = ['/user/backend/monitor/account/disabled', 'user-manage.user-list']
    while (performance.now() < until) {
      const terms = { id, status: 'disabled', reasonCode: 'spam', reason: 'sold accounts', notifyUser: false }
      await post(url, terms, `${page}.disable`)
      await post(url, { id, reason: 'a mistake' }, `${page}.restore`)
      commands += 2
    }
  }
  await Promise.all(users.map(write))
  return commands / (lasting / 1000)
}
