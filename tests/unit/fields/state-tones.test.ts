import { describe, expect, it } from 'vitest'
import { toneOf } from '../../../src/fields/enum/tone'
import { registry } from '../../../src/server/base/declarations'

const states = [...registry.entities.values()].flatMap(({ states }) => Object.keys(states ?? {}))

describe('the colour of a state', () => {
  it('is red for failures, refusals and threats alone', () => {
    const red = [...new Set(states.filter((state) => toneOf(state) === 'bad'))].sort()
    expect(red).toEqual([
      'abusive',
      'banned',
      'blocked',
      'broken',
      'chargedBack',
      'deliveryFailed',
      'disputed',
      'disqualified',
      'exceeded',
      'failed',
      'faulty',
      'invalid',
      'partlyFailed',
      'refundFailed',
      'refused',
      'rejected',
      'spam',
      'stuck',
    ])
  })

  it('is known for every state there is', () => {
    expect(states.filter((state) => toneOf(state) === undefined)).toEqual([])
  })

  it('tells apart what waits for an approval, what is a draft and what is in force', () => {
    expect(['awaitingApproval', 'draft', 'running'].map(toneOf)).toEqual(['warn', 'neutral', 'good'])
  })

  it.each(['expired', 'cancelled', 'withdrawn', 'closed', 'disabled', 'deleted', 'revoked', 'lapsed'])(
    'is quiet for what is %s: it has ended, and nothing is wrong',
    (state) => expect(toneOf(state)).toBe('neutral'),
  )
})
