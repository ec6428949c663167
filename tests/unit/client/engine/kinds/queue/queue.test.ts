import { expect, test } from 'vitest'
import { ref, refs, string } from '../../../../../../src/fields'
import { defineEntity } from '../../../../../../src/schema/entity'
import type { CommandInfo } from '../../../../../../src/schema/registry'
import { decisionsOf } from '../../../../../../src/client/engine/kinds/queue/decisions'
import { dueClock } from '../../../../../../src/client/engine/kinds/queue/due-clock'
import { atFirst, comingNext, settle, stepBy } from '../../../../../../src/client/engine/kinds/queue/queue-cursor'
import { isSameStroke } from '../../../../../../src/client/engine/kinds/queue/same-stroke'
import { decidingCommands, waitingStates } from '../../../../../../src/client/engine/kinds/queue/waiting-states'
import { withoutBareIds } from '../../../../../../src/client/engine/kinds/queue/without-bare-ids'
import { inBrowser } from '../../../../../../src/schema/does'

const task = defineEntity({
  name: 'task',
  service: 'review',
  label: 'name',
  scale: 1,
  demo: 1,
  fields: { name: string() },
  states: {
    waiting: { assign: 'assigned', pass: 'passed' },
    assigned: { pass: 'passed', hold: 'held' },
    held: { resume: 'assigned' },
    passed: { reopen: 'waiting', byAppeal: 'waiting' },
    expired: {},
  },
})

const command = (name: string, more: object = {}) =>
  ({ id: `x.${name}`, name, command: { on: 'rows', entity: task, ...more } }) as unknown as CommandInfo

const commands = [
  command('pass', { inverse: 'reopen', keys: 'a' }),
  command('hold', { inverse: 'resume' }),
  command('resume', { inverse: 'hold' }),
  command('reopen'),
  command('edit', { verb: 'edit', does: inBrowser(), keys: 'e' }),
]

test('of what waits, that is handed out which the account can decide', () => {
  const waits = ['waiting', 'assigned', 'held']
  expect(waitingStates(task, waits, commands)).toEqual(waits)
  expect(waitingStates(task, waits, [command('resume'), command('reopen'), command('edit')])).toEqual(['held'])
  expect(waitingStates(task, waits, [command('reopen')])).toEqual([])
})

test('who can decide nothing is told which rights would', () => {
  expect(decidingCommands(task, ['waiting', 'held'], commands).map(({ name }) => name)).toEqual(['pass', 'resume'])
})

test('a decision without a key of its own gets the next number, in declared order', () => {
  const { decisions, others } = decisionsOf(commands)
  expect(decisions.map(({ info, keys }) => [info.name, keys])).toEqual([
    ['pass', 'a'],
    ['hold', '1'],
    ['resume', '2'],
    ['reopen', '3'],
  ])
  expect(others.map(({ name }) => name)).toEqual(['edit'])
})

test('the next item comes into the place of the one that was decided', () => {
  const second = settle({ id: 20, index: 0 }, [10, 20, 30])
  expect(second).toEqual({ id: 20, index: 1 })
  expect(settle(second, [10, 30])).toEqual({ id: 30, index: 1 })
  expect(settle({ id: 30, index: 1 }, [10])).toEqual({ id: 10, index: 0 })
  expect(settle({ id: 10, index: 0 }, [])).toEqual(atFirst)
})

test('skipping the last item begins anew with the first', () => {
  expect(stepBy({ id: 30, index: 2 }, [10, 20, 30], 1)).toEqual({ id: 10, index: 0 })
  expect(stepBy({ id: 10, index: 0 }, [10, 20, 30], -1)).toEqual({ id: 30, index: 2 })
})

test('an item is late once its moment has passed, and pressing within the last hour', () => {
  const now = Date.parse('2026-05-01T12:00:00Z')
  expect(dueClock('2026-05-01T11:30:00Z', now, 'en')).toEqual({ text: '30 minutes ago', urgency: 'late' })
  expect(dueClock('2026-05-01T12:40:00Z', now, 'en')).toEqual({ text: 'in 40 minutes', urgency: 'soon' })
  expect(dueClock('2026-05-01T15:00:00Z', now, 'en')?.urgency).toBe('calm')
  expect(dueClock(null, now, 'en')).toBeUndefined()
})

test('an item that is not read in full yet shows no bare ids', () => {
  const post = defineEntity({
    name: 'post',
    service: 'ugc',
    label: 'title',
    scale: 1,
    demo: 1,
    fields: { title: string(), author: ref('user'), reasons: refs('reason') },
  })
  const row = { id: 1, version: 1, title: 'A', author: { id: 2, label: 'Ann' }, reasons: [37, 2] }
  expect(withoutBareIds(post, row)).toEqual({ id: 1, version: 1, title: 'A', author: { id: 2, label: 'Ann' } })
})

test('from a case that waits no more, the one in its place comes first', () => {
  expect(stepBy({ id: 9, index: 0 }, [1, 2, 3], 1)).toEqual({ id: 1, index: 0 })
  expect(stepBy({ id: 9, index: 2 }, [1, 2, 3], 1)).toEqual({ id: 3, index: 2 })
  expect(stepBy({ id: 9, index: 1 }, [1, 2, 3], -1)).toEqual({ id: 1, index: 0 })
})

test('a key that is hit twice for one decision decides once', () => {
  expect(isSameStroke('task.pass', 1000)).toBe(false)
  expect(isSameStroke('task.pass', 1100)).toBe(true)
  expect(isSameStroke('task.pass', 1250)).toBe(true)
  expect(isSameStroke('task.hold', 1260)).toBe(false)
  expect(isSameStroke('task.pass', 1400)).toBe(false)
  expect(isSameStroke('task.pass', 1701)).toBe(false)
})

test('the next three are known ahead, each once and never the one in hand', () => {
  expect(comingNext({ id: 1, index: 0 }, [1, 2, 3, 4, 5], 3)).toEqual([2, 3, 4])
  expect(comingNext({ id: 4, index: 3 }, [1, 2, 3, 4, 5], 3)).toEqual([5, 1, 2])
  expect(comingNext({ id: 1, index: 0 }, [1, 2], 3)).toEqual([2])
  expect(comingNext({ id: 9, index: 0 }, [1, 2], 3)).toEqual([1, 2])
})
