import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { serverCaches } from '../base/caches'
import type { ServerEvent } from './events'
import { partsOf } from './parts-of'

/** Carries events to the other servers of the same database, by NOTIFY, and theirs to this one, by LISTEN. */
export interface Relay {
  send(event: ServerEvent): void
  stop(): Promise<void>
}

interface RelayOptions {
  readonly connectionString: string
  readonly log: FastifyBaseLogger
  readonly deliver: (event: ServerEvent) => void
}

const channel = 'console_events'
/** PostgreSQL takes fewer than 8,000 bytes a notification. */
const largestPayload = 7_900
/** Of these, what is around the event. */
const envelopeBytes = 100
/** A lost connection is tried again after this long, and an idle one is asked whether it lives, in milliseconds. */
const retryAfter = 1_000
const askEvery = 15_000
/** Whatever is asked of a connection that is not answered for this long is lost, as is the connection. */
const longestAnswer = 10_000
/** How many events wait for a lost connection; of more, the other servers learn only that there were some. */
const maxWaiting = 5_000

/** Starts listening, on a connection of its own. @throws where the database does not answer */
export async function startRelay({ connectionString, log, deliver }: RelayOptions): Promise<Relay> {
  const own = randomUUID()
  let client: pg.Client | undefined
  let isStopped = false
  let retry: NodeJS.Timeout | undefined
  let waiting: string[] = []
  let sending: Promise<void> = Promise.resolve()

  const connect = async () => {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      application_name: 'events',
      connectionTimeoutMillis: longestAnswer,
      query_timeout: longestAnswer,
    })
    next.on('notification', ({ payload }) => {
      const received = parse(payload)
      if (received && received.from !== own) deliver(received.event)
    })
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    await next.connect()
    await next.query(`listen ${channel}`)
    client = next
  }
  const lost = (gone: pg.Client) => {
    if (isStopped || client !== gone) return
    client = undefined
    void gone.end().catch(() => undefined)
    reconnect()
  }
  const reconnect = () => {
    retry = setTimeout(() => {
      connect().then(
        () => {
          // What others published meanwhile is lost: what is kept here is found out again, and browsers read again what they show.
          deliver({ kind: 'caches', caches: serverCaches })
          deliver({ kind: 'missed' })
          void send()
        },
        (error: unknown) => {
          log.warn({ err: error }, 'events of other servers do not arrive; trying again')
          if (!isStopped) reconnect()
        },
      )
    }, retryAfter)
  }
  const sendWaiting = async () => {
    if (!client || waiting.length === 0) return
    const batch = waiting
    waiting = []
    try {
      await client.query('select pg_notify($1, each) from unnest($2::text[]) each', [channel, batch])
    } catch (error) {
      log.warn({ err: error }, 'other servers could not be told of events; they are told later')
      keep(batch)
    }
  }
  const keep = (payloads: readonly string[]) => {
    waiting = [...payloads, ...waiting]
    if (waiting.length > maxWaiting) waiting = [JSON.stringify({ from: own, event: { kind: 'missed' } })]
  }
  const send = () => (sending = sending.then(sendWaiting))

  await connect()
  const asking = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch(() => lost(asked))
  }, askEvery)
  asking.unref()
  return {
    send: (event) => {
      keep(partsOf(event, largestPayload - envelopeBytes).map((part) => JSON.stringify({ from: own, event: part })))
      void send()
    },
    stop: async () => {
      await sending
      isStopped = true
      clearTimeout(retry)
      clearInterval(asking)
      await client?.end().catch(() => undefined)
    },
  }
}

function parse(payload: string | undefined): { from: string; event: ServerEvent } | undefined {
  try {
    return JSON.parse(payload ?? '') as { from: string; event: ServerEvent }
  } catch {
    return undefined
  }
}
