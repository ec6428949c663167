import { describe, expect, it } from 'vitest'
import { Bulkhead } from '../../../src/server/pipeline/bulkhead'

describe('a bulkhead', () => {
  it('lets so many in of one line, the next when one leaves, and never keeps another line waiting', async () => {
    const gate = new Bulkhead({ places: 2, longestLine: 5, waitSeconds: 60 })
    const order: string[] = []
    const [first] = await Promise.all([gate.enter('user'), gate.enter('user')])
    const third = gate.enter('user').then((leave) => {
      order.push('third')
      return leave
    })
    ;(await gate.enter('order'))()
    order.push('other')
    first()
    await third
    expect(order).toEqual(['other', 'third'])
  })

  it('refuses who comes when the line is full, and who has waited too long, and says when to come again', async () => {
    const gate = new Bulkhead({ places: 1, longestLine: 1, waitSeconds: 0.02 })
    const leave = await gate.enter('user')
    const waiting = gate.enter('user')
    const refusal = { code: 'A0429', caption: 'error.busy', params: { seconds: 5 } }
    await expect(gate.enter('user')).rejects.toMatchObject(refusal)
    await expect(waiting).rejects.toMatchObject(refusal)
    leave()
    // Nobody is left inside, and nobody in line.
    ;(await gate.enter('user'))()
  })
})
