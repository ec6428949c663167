import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import manifest from '../../package.json'
import { forget, serverCaches } from './base/caches'
import type { Config } from './config'
import { serveHealth } from './health/serve-health'
import { loggedError } from './logged-error'
import { loggedRequest } from './logged-request'
import { registry } from './base/declarations'
import { openApiDocument } from './openapi'
import { allOperations } from './all-operations'
import { languageOf } from './base/captions'
import { cookieOf } from './pipeline/browser'
import { Refusal, signedOut, tooMany } from './base/errors'
import { asRefusal, envelope, serveOperations, statusOf, tellWhenAgain, type OnAnswer } from './pipeline/pipeline'
import { tokenCookie } from './access/account'
import { isSignedIn, ownScripts, readBuiltPage, serveConsole } from './serve-console'
import type { Services } from './base/services'
import { endSlowBodies } from './slow-bodies'
import { callPattern } from './unknown-calls'

/** The largest JSON body: a pasted list of 5,000 ids with room to spare. */
const bodyLimit = 2 * 1024 * 1024

/** Calls a minute from one address: a person with a held key stays far below it. */
const callsPerMinute = 3_000

/**
 * Whether asking for an address is not counted among the calls of people: the console's own files, of which every page needs a
 * hundred, and what monitors ask for all day.
 */
export function isUncounted(url: string): boolean {
  return /^\/(?:assets\/|(?:healthz|readyz|metrics)(?:$|\?))/.test(url)
}

/** @throws always: a call declares its schemas to the pipeline, where both sides have them */
function refuseSchema(): never {
  throw new Error('A route has a schema of Fastify’s. Declare it by defineOperation, with input and output.')
}

/** The server without its listening: what tests build in process. The order of boot reads from top to bottom. */
export async function buildApp(
  makeServices: (app: FastifyInstance) => Services | Promise<Services>,
  { logLevel, trustProxy }: Pick<Config, 'logLevel' | 'trustProxy'>,
  onAnswer?: OnAnswer,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: logLevel, serializers: { req: loggedRequest, err: loggedError } },
    genReqId: () => randomUUID(),
    bodyLimit,
    // A filter pasted from a spreadsheet is in the address. A whole call may take hours, where it brings a film.
    http: { maxHeaderSize: 128 * 1024, headersTimeout: 30_000, requestTimeout: 0 },
    // Longer than balancers keep an idle connection (60 s), which would else send a call into one that is being closed.
    keepAliveTimeout: 75_000,
    // Those nearest to this server come first.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    forceCloseConnections: 'idle',
    // Bodies and answers have schemas of their own (`pipeline`). To load Fastify's compilers takes a tenth of a start.
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
  })
  endSlowBodies(app)
  const operations = allOperations(registry)
  const services = await makeServices(app)

  const built = await readBuiltPage()
  await app.register(helmet, { contentSecurityPolicy: contentSecurityPolicy(services.config, ownScripts(built ?? '')) })
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'deflate'] })
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    allowList: ({ url }) => isUncounted(url),
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  })
  await app.register(multipart, { limits: { files: 1 } })

  // Shown by the browser's tools with each call: which part of its time was spent here.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('server-timing', `total;dur=${reply.elapsedTime.toFixed(1)}`)
  })

  services.events.subscribe((event) => {
    if (event.kind !== 'caches') return
    for (const cache of serverCaches) if (event.caches.includes(cache)) forget(services, cache)
  })
  serveHealth(app, services)
  serveOperations(app, operations, services, onAnswer)
  let document: object | undefined
  app.get('/openapi.json', async (request) => {
    // The menu's link opens it in a tab of its own, which sends the session's cookies and no header.
    const token = request.headers.token ?? cookieOf(request, tokenCookie)
    if (!(await isSignedIn(request, services, token))) throw signedOut()
    return (document ??= openApiDocument(operations, manifest.version))
  })

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOfHttp(error)
    if (refusal.code === 'B0001') request.log.error({ err: error }, 'call failed')
    tellWhenAgain(reply, refusal)
    return reply
      .status(statusOf(refusal))
      .send(envelope(refusal, languageOf(request.headers['accept-language']), request.id))
  })
  const routes = [...registry.pages.values()].map(({ path }) => path)
  await serveConsole(app, services, built, callPattern(operations, routes))
  return app
}

/** What the HTTP layer refuses before the pipeline: a body too large or no JSON. */
function refusalOfHttp(error: unknown): Refusal {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
  if (error instanceof Refusal) return error
  if (status === 413) return new Refusal('A0413', 'error.tooLarge')
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal('A0400', 'error.badRequest')
  return asRefusal(error)
}

/**
 * Scripts and styles come from here alone, or stand in the page as it was built; pictures and media also come from the hosts that
 * are set; the theme's colours are set as style attributes.
 */
function contentSecurityPolicy({ apiHost, translateHost, imageHost, fileHost }: Config, scripts: readonly string[]) {
  const files = [apiHost, imageHost, fileHost].flatMap((host) => (host ? [new URL(host).origin] : []))
  return {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts],
      connectSrc: ["'self'", ...[apiHost, translateHost].flatMap((host) => host ?? [])],
      imgSrc: ["'self'", 'data:', 'blob:', ...files],
      mediaSrc: ["'self'", 'blob:', ...files],
      styleSrc: ["'self'", "'unsafe-inline'"],
      upgradeInsecureRequests: null,
    },
  }
}
