import { describe, expect, it } from 'vitest'
import { toneOf } from '../../../src/fields/enum/tone'
import { registry } from '../../../src/server/base/declarations'

const states = [...registry.entities.values()].flatMap(({ states }) => Object.keys(states ?? {}))

describe('the colour of a state', () => {
  it('is red for failures, refusals and threats alone', () => {
    const red = [...new Set(states.filter((state) => toneOf(state) === 'bad'))].sort()
    expect(red).toEqual([
      'banned',
      'blocked',
      'chargedBack',
      'deliveryFailed',
      'disputed',
      'failed',
      'locked',
      'partlyFailed',
      'refused',
      'rejected',
      'spam',
    ])
  })

  it.each(['expired', 'cancelled', 'withdrawn', 'closed', 'disabled', 'deleted', 'revoked', 'lapsed'])(
    'is quiet for what is %s: it has ended, and nothing is wrong',
    (state) => expect(toneOf(state)).toBe('neutral'),
  )
})
