import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const now = Date.parse('2026-11-27T08:00:00Z')
const world = demoWorld({ registry, seed: 1, now })
const rowsOf = (name: string) => [...demoRows(world, name)]
const time = (value: unknown) => Date.parse(String(value))

/** Queues, and the states in which a record of theirs waits for staff. */
const queues: readonly (readonly [entity: string, ...states: string[]])[] = [
  ['accessRequest', 'pending'],
  ['communityReport', 'open', 'claimed', 'escalated'],
  ['feedback', 'new', 'assigned', 'escalated'],
  ['integralWithdrawal', 'pending', 'inReview', 'awaitingSecond', 'held', 'failed'],
  ['liveInspection', 'open', 'taken'],
  ['reviewTask', 'waiting', 'assigned'],
  ['shortWithdrawal', 'pending', 'awaitingSecond', 'held', 'approved', 'failed'],
  ['taskSubmission', 'pending', 'inReview'],
  ['ugcPost', 'pending', 'escalated', 'appealed'],
  ['ugcReport', 'open'],
]

test.each(queues)('few of the open records of the queue %s are late', (entity, ...states) => {
  const open = rowsOf(entity).filter(({ state }) => states.includes(String(state)))
  const late = open.filter(({ dueAt }) => time(dueAt) < now)
  expect(open.length).toBeGreaterThan(0)
  expect(late.length).toBeLessThanOrEqual(Math.max(2, open.length * 0.16))
})

test('what failed of exports and jobs stands open for a day or so', () => {
  const open = [...rowsOf('exportTask'), ...rowsOf('batchJob')].filter(({ state }) => /ailed/.test(String(state)))
  for (const { updatedAt } of open) expect(now - time(updatedAt)).toBeLessThan(34 * 3_600_000)
})
