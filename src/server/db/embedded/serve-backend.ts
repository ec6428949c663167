import { createServer, type Server } from 'node:net'
import { BackendQueue, type Backend } from './backend-queue'
import { Connection } from './connection'

/** How long a transaction may stand idle while others wait, in milliseconds. */
const IDLE_LIMIT = 30_000

export interface ServeOptions {
  readonly backend: Backend
  /** The Unix socket to listen on. */
  readonly path: string
  /** Called when the backend itself breaks. */
  readonly fail: (error: unknown) => void
  /** How long a transaction may stand idle while others wait, in milliseconds; 30,000 unless declared otherwise. */
  readonly idleLimit?: number
  /** Done between the statements of whoever it is, when no transaction has failed. */
  readonly between?: () => Promise<void>
}

/**
 * Serves one backend to any number of PostgreSQL clients, and resolves once it listens.
 *
 * `@electric-sql/pglite-socket` 0.2.17 does the same message by message: with transactions about, it runs one client's
 * Bind on another one's Parse, and its queue stays shut for good once a client goes in the middle of a transaction.
 */
export async function serveBackend({ backend, path, fail, idleLimit = IDLE_LIMIT, between }: ServeOptions) {
  const connections = new Set<Connection>()
  const queue = new BackendQueue(backend, idleLimit, fail, between)
  const notify = (message: Buffer) => connections.forEach((connection) => connection.notified(message))
  const server = createServer((socket) => {
    const connection = new Connection(socket, queue, notify)
    connections.add(connection)
    socket.on('close', () => connections.delete(connection))
  })
  await listen(server, path)
  return {
    /** Takes no more connections and ends those there are. */
    async close(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const connection of connections) connection.close('57P01', 'the embedded database is stopping')
      await closed
      // The backend is closed next: it must not be asked for anything any more.
      await queue.stop()
    },
  }
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
}
