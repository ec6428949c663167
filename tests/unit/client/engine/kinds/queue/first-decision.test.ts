import { expect, test, vi } from 'vitest'
import { string } from '../../../../../../src/fields'
import { defineEntity } from '../../../../../../src/schema/entity'
import type { CommandInfo } from '../../../../../../src/schema/registry'
import { firstDecision } from '../../../../../../src/client/engine/kinds/queue/first-decision'

vi.mock(import('../../../../../../src/client/engine/kinds/queue/split-decisions'), () => ({
  splitDecisions: (decisions, target) => {
    const [row] = target.kind === 'rows' ? target.known : []
    const isPossible = ({ info }: { readonly info: CommandInfo }) =>
      (info.command as { from?: string[] }).from?.includes(String(row?.state)) === true
    return { possible: decisions.filter(isPossible), impossible: [] }
  },
}))

const application = defineEntity({
  name: 'application',
  service: 'x',
  label: 'name',
  scale: 1,
  demo: 1,
  fields: { name: string() },
  states: {
    pending: { take: 'inReview', reject: 'rejected' },
    inReview: { approve: 'approved', reject: 'rejected' },
    approved: {},
    rejected: {},
  },
})

const decision = (name: string, from: string[], more: object = {}) => ({
  info: { id: name, name, command: { from, ...more } } as unknown as CommandInfo,
  keys: undefined,
})
const approve = decision('approve', ['inReview'], { audits: 'approve' })
const reject = decision('reject', ['pending', 'inReview'], { audits: 'approve' })
const assign = decision('assign', ['pending', 'inReview'])

const standsOut = (decisions: readonly { readonly info: CommandInfo }[], state: string) =>
  firstDecision(decisions as never, {
    kind: 'rows',
    entity: application,
    ids: [1],
    known: [{ id: 1, version: 1, state }],
  })?.name

test('what lets a case through stands out, wherever it is declared', () => {
  expect(standsOut([assign, reject, approve], 'inReview')).toBe('approve')
})

test('a refusal does not, though it is approved of by the same right and all else waits', () => {
  expect(standsOut([approve, reject, assign], 'pending')).toBeUndefined()
  expect(standsOut([reject, assign], 'pending')).toBeUndefined()
})

test('else the one that is declared first', () => expect(standsOut([assign, reject], 'pending')).toBe('assign'))
