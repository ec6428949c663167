import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { CallerGone, CallScope, currentCall } from '../../../src/server/db/call-scope'

/** A connection, and whether it was thrown away when it was given back. */
function connection() {
  const thrown: boolean[] = []
  const client = { release: (destroy?: boolean) => void thrown.push(destroy === true) } as unknown as pg.PoolClient
  return { client, thrown }
}

describe('the connections of a call', () => {
  it('are two at once: a third waits until one is given back', async () => {
    const scope = new CallScope()
    const [first, second, third] = [connection(), connection(), connection()]
    const lent: string[] = []
    const lend = async (name: string, { client }: typeof first) => {
      await scope.lend(() => Promise.resolve(client))
      lent.push(name)
    }
    await Promise.all([lend('first', first), lend('second', second)])
    const waiting = lend('third', third)
    await Promise.resolve()
    expect(lent).toEqual(['first', 'second'])
    first.client.release()
    await waiting
    expect(lent).toEqual(['first', 'second', 'third'])
    expect(first.thrown).toEqual([false])
  })

  it('are told to stop when the caller goes, and serve nobody else after', async () => {
    const scope = new CallScope()
    const { client, thrown } = connection()
    const cancelled: pg.PoolClient[] = []
    await scope.run(() =>
      currentCall()!.lend(
        () => Promise.resolve(client),
        (each) => cancelled.push(each),
      ),
    )
    scope.end()
    expect(cancelled).toEqual([client])
    client.release()
    expect(thrown).toEqual([true])
    await expect(scope.lend(() => Promise.resolve(client))).rejects.toThrow(CallerGone)
    expect(currentCall()).toBeUndefined()
  })
})
