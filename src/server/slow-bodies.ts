import type { FastifyInstance, FastifyRequest } from 'fastify'

interface Limits {
  /** A body has to go on within these, in milliseconds: a film of 80 GB takes hours, and never stands still for a minute. */
  readonly idle: number
  /** All but uploads are short, and have to be here within these. */
  readonly whole: number
  /** How often is looked. */
  readonly every: number
}

const usual: Limits = { idle: 60_000, whole: 120_000, every: 10_000 }

/** Bytes that count as progress. */
const leastProgress = 1_024

/** A request whose body is still on its way. */
interface Awaited {
  readonly request: FastifyRequest
  readonly since: number
  readonly isUpload: boolean
  /** When it last got on, and how far it was then. */
  at: number
  bytes: number
}

/**
 * Ends requests whose bodies do not get on: each holds a connection, and a few hundred of them would hold all. It is the bytes of the
 * connection that are looked at, so that nothing is between a body and who reads it.
 */
export function endSlowBodies(app: FastifyInstance, limits: Limits = usual): void {
  const awaited = new Set<Awaited>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': coding, 'content-type': type = '' } = request.headers
    if (coding === undefined && length === '0') return done()
    const now = performance.now()
    const one = { request, since: now, isUpload: type.startsWith('multipart/'), at: now, bytes: bytesOf(request) }
    awaited.add(one)
    for (const end of ['end', 'close'] as const) request.raw.once(end, () => awaited.delete(one))
    done()
  })
  const looking = setInterval(() => {
    for (const one of awaited) if (isSlow(one, limits)) one.request.raw.destroy()
  }, limits.every)
  looking.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(looking)
    done()
  })
}

function isSlow(one: Awaited, { idle, whole }: Limits): boolean {
  const [now, bytes] = [performance.now(), bytesOf(one.request)]
  if (bytes - one.bytes >= leastProgress) Object.assign(one, { at: now, bytes })
  return now - one.at > idle || (!one.isUpload && now - one.since > whole)
}

function bytesOf({ raw }: FastifyRequest): number {
  return raw.socket.bytesRead
}
