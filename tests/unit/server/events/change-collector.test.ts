import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Change } from '../../../../src/server/db/records'
import { ChangeCollector } from '../../../../src/server/events/change-collector'
import type { ServerEvent } from '../../../../src/server/events/events'

let told: ServerEvent[]
let collector: ChangeCollector
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  collector = new ChangeCollector((event) => told.push(event))
})
afterEach(() => vi.useRealTimers())

const change = (id: number, version?: number): Change => ({
  entity: 'user',
  id,
  label: '',
  before: null,
  after: null,
  ...(version !== undefined && { version }),
})

test('changes of a quarter of a second are told together, each record once with its newest version', () => {
  collector.add([change(1, 4), change(2, 7)])
  collector.add([change(1, 5)])
  vi.advanceTimersByTime(250)
  expect(told).toEqual([{ kind: 'record', entity: 'user', ids: [1, 2], versions: [5, 7] }])
})

test('a record of which one change told no version has none, whatever the others said', () => {
  collector.add([change(1, 4), change(1), change(1, 5), change(2, 7)])
  collector.flush()
  expect(told).toEqual([{ kind: 'record', entity: 'user', ids: [1, 2], versions: [null, 7] }])
})

test('nothing is said of versions where none is known', () => {
  collector.add([change(1)])
  collector.flush()
  expect(told).toEqual([{ kind: 'record', entity: 'user', ids: [1] }])
})
