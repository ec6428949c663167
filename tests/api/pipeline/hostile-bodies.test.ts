import { afterAll, beforeAll, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { signingSecret } from '../../../src/server/db/signing-secret'
import { allOperations } from '../../../src/server/all-operations'
import { watchChanges } from '../../support/hostile/change-watch'
import { hostileFaults } from '../../support/hostile/hostile-faults'
import type { Target } from '../../support/hostile/hostile-faults'
import { startTestApp } from '../../support/test-app'

/**
 * How many on each database, and on either others: together 20,000 a run. `HOSTILE_BODIES=200000 HOSTILE_SEED=7` sends more of
 * them, and others.
 */
const bodies = Number(process.env['HOSTILE_BODIES'] ?? 10_000)
const seed = Number(process.env['HOSTILE_SEED'] ?? (process.env['DATABASE'] === 'embedded' ? 1 : 2))

/** A stream never ends; a form of several parts is no JSON. */
const others = ['auth.eventStream', 'third.upload']

/** What a record has to be like where the rules of its fields say more than their types. */
const standing: Readonly<Record<string, object>> = {
  exportSchedule: { time: '09:00', timezone: 'Asia/Shanghai' },
  cloudBudget: { month: '2026-03' },
}

let target: Target

beforeAll(async () => {
  const app = await startTestApp()
  for (const entity of registry.entities.values())
    await app.make(entity, standing[entity.name] as never).catch(() => undefined)
  const caller = await app.staff('super')
  // It is made with the first link that somebody opens.
  await signingSecret(app)
  target = { app, caller, watch: await watchChanges(app.db) }
})
afterAll(async () => {
  await target.watch.stop()
  await target.app.stop()
})

test(`no body breaks the server, and none that is refused leaves anything behind: ${bodies} of them, seed ${seed}`, async () => {
  const operations = allOperations(registry).filter(({ id }) => !others.includes(id))
  const { faults, sent } = await hostileFaults(target, operations, { bodies, seed })
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(bodies)
}, 3_600_000)
