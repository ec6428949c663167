import { setMaxListeners } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { ChangeCollector } from './change-collector'
import type { Events, ServerEvent } from './events'
import { startRelay } from './relay'
import { rightsChanged } from './rights-changed'

interface EventsOptions {
  /** The database through which servers tell each other; without one this server is alone, as on the embedded database. */
  readonly connectionString: string | undefined
  readonly log: FastifyBaseLogger
}

/** Starts the event bus. @throws where the database does not answer */
export async function createEvents({ connectionString, log }: EventsOptions): Promise<Events> {
  const listeners = new Set<(event: ServerEvent) => void>()
  const stopping = new AbortController()
  // Each open stream waits for it.
  setMaxListeners(0, stopping.signal)
  const deliver = (event: ServerEvent) => {
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        log.error({ err: error, kind: event.kind }, 'a listener failed on an event')
      }
    }
  }
  const relay = connectionString ? await startRelay({ connectionString, log, deliver }) : undefined
  const publish = (event: ServerEvent) => {
    deliver(event)
    relay?.send(event)
    const rights = rightsChanged(event)
    if (rights) publish(rights)
  }
  const collector = new ChangeCollector(publish)
  return {
    publish,
    changed: (changes) => collector.add(changes),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stopping: stopping.signal,
    endStreams: () => stopping.abort(),
    stop: async () => {
      collector.flush()
      stopping.abort()
      await relay?.stop()
    },
  }
}
