import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { finished } from 'node:stream'
import { Gauge, Histogram, type Registry } from 'prom-client'
import { patternOf } from '../pipeline/pattern-of'

/** Upper bounds, in seconds: what feels at once, what is waited for, what is given up. */
const buckets = [0.01, 0.05, 0.2, 1, 5, 30, 120]

/** Counts every call by the pattern of its address and by what became of it, and how long it took; and open event streams. */
export function figureCalls(app: FastifyInstance, register: Registry): void {
  const calls = new Histogram({
    name: 'console_call_seconds',
    help: 'Calls by method, pattern of the address, and outcome: ok, refused (4xx), failed (5xx), left (the caller went away).',
    labelNames: ['method', 'route', 'outcome'],
    buckets,
    registers: [register],
  })
  const running = new Gauge({ name: 'console_calls_running', help: 'Calls under way.', registers: [register] })
  const streams = new Gauge({ name: 'console_event_streams', help: 'Browsers that listen.', registers: [register] })

  app.addHook('onRequest', (request, reply, done) => {
    running.inc()
    finished(reply.raw, { readable: false }, (error) => {
      running.dec()
      // A stream lasts as long as its browser listens, which tells nothing of how fast calls are.
      if (isEventStream(reply)) streams.dec()
      else calls.observe(labelsOf(request, reply, error), reply.elapsedTime / 1000)
    })
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isEventStream(reply)) streams.inc()
    done(null, payload)
  })
}

function isEventStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream')
}

function labelsOf(request: FastifyRequest, { statusCode }: FastifyReply, error: unknown) {
  const outcome = error ? 'left' : statusCode < 400 ? 'ok' : statusCode < 500 ? 'refused' : 'failed'
  return { method: request.method, route: patternOf(request), outcome }
}
