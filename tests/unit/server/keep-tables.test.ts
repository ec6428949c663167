import type pg from 'pg'
import { expect, it } from 'vitest'
import { keepingTables } from '../../../src/server/domain/upkeep/keep-tables'
import type { Services } from '../../../src/server/base/services'

it('looks at all tables of any size at the first round of a server alone', async () => {
  const asked: string[] = []
  const query = (text: string) => {
    asked.push(text)
    return Promise.resolve({ rows: [] })
  }
  const config = {}
  const round = async () => {
    asked.length = 0
    // Each piece of work is given a server of its own, by the same settings.
    await keepingTables.run({ config, pool: { query } as unknown as pg.Pool } as Services, undefined)
    return asked[0]
  }
  const first = await round()
  const second = await round()
  expect(first).not.toContain('n_mod_since_analyze')
  expect(second).toContain('n_mod_since_analyze')
  expect(await round()).toBe(second)
})
