import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Config } from '../config'
import { isLoopback } from '../base/network'
import type { Services } from '../base/services'
import { figureCalls } from './call-figures'
import { figureDatabase } from './database-figures'
import { readinessOf } from './readiness'

/**
 * What monitors ask: whether the process lives (`/healthz`, which asks nobody), whether it is to be given calls (`/readyz`), and its
 * figures for Prometheus (`/metrics`).
 */
export function serveHealth(app: FastifyInstance, services: Services): void {
  const register = new Registry()
  const readiness = readinessOf(services)
  figureCalls(app, register)
  const collectDatabase = figureDatabase(services, register)
  // The figures of the process are kept from the first time that somebody asks for them.
  let keepsProcess = false

  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const state = await readiness()
    return reply.status(state.ready ? 200 : 503).send(state)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.config))
      return reply
        .status(403)
        .type('text/plain')
        .send('Figures are for this machine, or for who sends METRICS_TOKEN.\n')
    if (!keepsProcess) collectDefaultMetrics({ register })
    keepsProcess = true
    await collectDatabase()
    return reply.type(register.contentType).send(await register.metrics())
  })
}

/** With a token whoever has it, without one this machine alone, as far as no proxy brings the call. */
function mayRead({ socket, headers }: FastifyRequest, { metricsToken, trustProxy }: Config): boolean {
  if (metricsToken !== undefined) return isSame(headers.authorization ?? '', `Bearer ${metricsToken}`)
  const isPassedOn = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'].some((name) => name in headers)
  return trustProxy === false && !isPassedOn && isLoopback(socket.remoteAddress ?? '')
}

/** Takes as long whatever they are. */
function isSame(given: string, wanted: string): boolean {
  const [left, right] = [given, wanted].map((each) => createHash('sha256').update(each).digest())
  return left !== undefined && right !== undefined && timingSafeEqual(left, right)
}
