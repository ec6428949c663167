import { describe, expect, it } from 'vitest'
import { BackendQueue, type Backend, type BackendClient } from '../../../src/server/db/embedded/backend-queue'
import { message, queryMessage, sqlOf } from '../../../src/server/db/embedded/wire'

/** Answers each batch with the transaction state that a real one would be in after it, and notes what it was asked. */
function scriptedBackend() {
  const asked: string[] = []
  let state = 'I'
  const backend: Backend = {
    async execProtocolRawStream(batch, { onRawData }) {
      const bytes = Buffer.from(batch)
      const sql = sqlOf(bytes) || sqlOf(bytes.subarray(message('S').length))
      asked.push(sql)
      await Promise.resolve()
      state = { BEGIN: 'T', ROLLBACK: 'I', COMMIT: 'I' }[sql] ?? state
      onRawData(message('Z', Buffer.from(state)))
    },
  }
  return { backend, asked }
}

function client(idleTooLong: () => void = () => undefined): BackendClient & { readonly answers: number } {
  let answers = 0
  return {
    receive: () => void answers++,
    idleTooLong,
    get answers() {
      return answers
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
const unbroken = (error: unknown) => expect.fail(String(error))

describe('the queue before the shared backend', () => {
  it('lets nobody in between the statements of a transaction', async () => {
    const { backend, asked } = scriptedBackend()
    const queue = new BackendQueue(backend, 1000, unbroken)
    const [writer, reader] = [client(), client()]
    for (const sql of ['BEGIN', 'UPDATE']) queue.add(writer, queryMessage(sql))
    queue.add(reader, queryMessage('SELECT'))
    await settled()
    queue.add(writer, queryMessage('COMMIT'))
    await settled()
    expect(asked).toEqual(['BEGIN', 'UPDATE', 'COMMIT', 'SELECT'])
    expect(reader.answers).toBe(1)
  })

  it('rolls back and moves on when a client goes in its transaction', async () => {
    const { backend, asked } = scriptedBackend()
    const queue = new BackendQueue(backend, 1000, unbroken)
    const [gone, reader] = [client(), client()]
    queue.add(gone, queryMessage('BEGIN'))
    queue.add(reader, queryMessage('SELECT'))
    queue.remove(gone)
    await settled()
    expect(asked).toEqual(['BEGIN', 'ROLLBACK', 'SELECT'])
  })

  it('asks nothing more of the backend once it has been stopped', async () => {
    const { backend, asked } = scriptedBackend()
    const queue = new BackendQueue(backend, 1000, unbroken)
    queue.add(client(), queryMessage('SELECT'))
    queue.add(client(), queryMessage('UPDATE'))
    await queue.stop()
    queue.add(client(), queryMessage('DELETE'))
    await settled()
    expect(asked).toEqual(['SELECT'])
  })

  it('gives an idle transaction no more time because more and more others come to wait', async () => {
    const queue = new BackendQueue(scriptedBackend().backend, 60, unbroken)
    let isEnded = false
    queue.add(
      client(() => (isEnded = true)),
      queryMessage('BEGIN'),
    )
    await settled()
    const coming = setInterval(() => queue.add(client(), queryMessage('SELECT')), 10)
    await expect.poll(() => isEnded, { timeout: 10_000 }).toBe(true)
    clearInterval(coming)
  })

  it('ends a transaction that stands idle while others wait, and only then', async () => {
    const { backend, asked } = scriptedBackend()
    const queue = new BackendQueue(backend, 20, unbroken)
    const sleeper = client(() => queue.remove(sleeper))
    queue.add(sleeper, queryMessage('BEGIN'))
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(asked).toEqual(['BEGIN'])
    queue.add(client(), queryMessage('SELECT'))
    await expect.poll(() => asked, { timeout: 10_000 }).toEqual(['BEGIN', 'ROLLBACK', 'SELECT'])
  })

  it('says so when the backend breaks', async () => {
    const broken: Backend = { execProtocolRawStream: () => Promise.reject(new Error('out of memory')) }
    const reasons: unknown[] = []
    const queue = new BackendQueue(broken, 1000, (reason) => reasons.push(reason))
    queue.add(client(), queryMessage('SELECT'))
    await settled()
    expect(reasons).toEqual([new Error('out of memory')])
  })
})
