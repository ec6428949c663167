import { describe, expect, it } from 'vitest'
import type { Registry } from '../../../src/schema/registry'
import type { Events, ServerEvent } from '../../../src/server/events/events'
import { OpenStreams } from '../../../src/server/events/open-streams'
import { partsOf } from '../../../src/server/events/parts-of'
import type { Account } from '../../../src/server/access/account'
import { until } from '../../support/until'

describe('the event streams of a server', () => {
  const accountOf = (id: number) => ({ id, sessionId: id * 10, areas: [] }) as unknown as Account
  const open = (ended: readonly number[] = [], heartbeatMs = 100) => {
    const listeners = new Set<(event: ServerEvent) => void>()
    const asked: (readonly number[])[] = []
    const events = {
      subscribe: (listener: (event: ServerEvent) => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      stopping: new AbortController().signal,
    } as unknown as Events
    const streams = new OpenStreams({
      events,
      registry: { entities: new Map() } as unknown as Registry,
      readAccounts: (sessions) => {
        asked.push(sessions)
        const open = sessions.filter((session) => !ended.includes(session))
        return Promise.resolve(new Map(open.map((session) => [session, accountOf(session / 10)])))
      },
      heartbeatMs,
    })
    const heard = [1, 2, 3].map((id) => {
      const own = { text: '' }
      streams.open({ account: accountOf(id) }).on('data', (chunk: Buffer) => (own.text += chunk.toString()))
      return own
    })
    return { heard, asked, publish: (event: ServerEvent) => listeners.forEach((listener) => listener(event)) }
  }

  it('ask together for the rights of all that want to know, and end with their session', async () => {
    const { heard, asked, publish } = open([20])
    publish({ kind: 'permission', accounts: 'all' })
    await until('the end of a stream', () => heard[1]!.text.includes('signedOut'))
    expect(asked[0]).toEqual([10, 20, 30])
    expect(heard[0]!.text).not.toContain('event: end')
  })

  it('beat in turns, so that hundreds of them do not ask at the same moment', async () => {
    // Turns are further apart than those who ask together.
    const { asked } = open([], 600)
    await until('a beat of each', () => asked.length > 2)
    expect(asked.slice(0, 3)).toEqual([[20], [30], [10]])
  })

  it('tell every browser that something was missed', async () => {
    const { heard, publish } = open()
    publish({ kind: 'missed' })
    await until('all to hear', () => heard.every(({ text }) => text.includes('event: missed\ndata: {}\n\n')))
  })
})

describe('an event that is too large', () => {
  it('goes in parts that say together what it says', () => {
    const ids = Array.from({ length: 1_001 }, (_none, index) => index)
    const parts = partsOf({ kind: 'record', entity: 'user', ids }, 1_000)
    expect(parts.every((part) => JSON.stringify(part).length <= 1_000)).toBe(true)
    expect(parts.flatMap((part) => (part.kind === 'record' ? part.ids : []))).toEqual(ids)
    expect(partsOf({ kind: 'dictionaries' }, 1_000)).toEqual([{ kind: 'dictionaries' }])
  })

  it('says at least that there was something, where it has no parts', () => {
    const title = { zh_CN: '长'.repeat(500), en: 'long' }
    expect(partsOf({ kind: 'notice', account: 1, title, link: null }, 1_000)).toEqual([{ kind: 'missed' }])
  })
})
