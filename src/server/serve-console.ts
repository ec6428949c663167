import fastifyStatic from '@fastify/static'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf } from './base/captions'
import type { Config } from './config'
import { consolePreloads } from './console-preloads'
import { accountOf, sessionCookie, tokenCookie } from './access/account'
import { cookieOf } from './pipeline/browser'
import { Refusal, signedOut } from './base/errors'
import { envelope, statusOf } from './pipeline/pipeline'
import type { Services } from './base/services'

/** What the browser needs to know of the server's settings. */
type ConsoleSettings = Pick<
  Config,
  'apiHost' | 'translateHost' | 'imageHost' | 'fileHost' | 'appScheme' | 'appLinkHost' | 'exportFlagMonths' | 'oidc'
>

const clientFolder = resolve('dist/client')

/** A file of an earlier build: a tab that is older than the server must learn that it is gone, not be given a page. */
const asset = /^\/assets\//

/** The console's page as it was built; undefined in development and where there is no build. */
export async function readBuiltPage(): Promise<string | undefined> {
  const page = join(clientFolder, 'index.html')
  return existsSync(page) && !import.meta.env.DEV ? readFile(page, 'utf8') : undefined
}

/** What allows the scripts that stand in a page, as a content security policy names them (CSP 3, 2.3.1: hash-source). */
export function ownScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}

/**
 * Serves the built console: its files with long caching, and its one page for every address that is no call, with the
 * settings it is to go by written in. Without a build (development, API tests) only the API is served. A call that nothing answers is
 * told so in the envelope, once it is known who asks.
 * @param built the page as it was built
 * @param calls what addresses of calls look like
 */
export async function serveConsole(
  app: FastifyInstance,
  services: Services,
  built: string | undefined,
  calls: RegExp,
): Promise<void> {
  // One route for what the page is made of: one for each file took longer, and gave away what is beside it.
  if (built !== undefined)
    await app.register(fastifyStatic, {
      root: join(clientFolder, 'assets'),
      prefix: '/assets/',
      index: false,
      immutable: true,
      maxAge: '365d',
    })
  const html = built === undefined ? undefined : withSettings(built, services.config)
  const manifest = join(clientFolder, '.vite/manifest.json')
  const preloads = html ? consolePreloads(await readFile(manifest, 'utf8'), services.registry.pages) : undefined
  app.setNotFoundHandler(async (request, reply) => {
    const isCall = calls.test(request.url)
    const [path = ''] = request.url.split('?')
    if (html && request.method === 'GET' && !isCall && !asset.test(request.url)) {
      // Who has a token is most likely signed in, and their browser's language most likely theirs: a wrong guess costs a few files.
      const isExpected = cookieOf(request, tokenCookie) !== undefined
      const links = isExpected ? preloads?.(path, languageOf(request.headers['accept-language'])) : undefined
      const page = links ? html.replace('</head>', () => `${links}</head>`) : html
      return reply.type('text/html').header('cache-control', 'no-cache').send(page)
    }
    const refusal =
      isCall && !(await isSignedIn(request, services))
        ? signedOut()
        : new Refusal('A0404', 'error.noSuchCall', { path })
    return reply
      .status(statusOf(refusal))
      .send(envelope(refusal, languageOf(request.headers['accept-language']), request.id))
  })
}

/**
 * Whether a call comes from somebody who is signed in.
 * @param token of the header, unless declared otherwise
 */
export async function isSignedIn(
  request: FastifyRequest,
  services: Services,
  token: unknown = request.headers.token,
): Promise<boolean> {
  if (typeof token !== 'string' || token === '') return false
  return (await accountOf(services, token, cookieOf(request, sessionCookie))) !== undefined
}

/** The page with the settings that it reads, as meta elements of these names. */
export function withSettings(html: string, config: ConsoleSettings): string {
  const { apiHost, translateHost, imageHost, fileHost, appScheme, appLinkHost, exportFlagMonths, oidc } = config
  const settings = {
    'api-host': apiHost,
    'translate-host': translateHost,
    'image-host': imageHost,
    'file-host': fileHost,
    'app-scheme': appScheme,
    'app-link-host': appLinkHost,
    'export-flag-months': String(exportFlagMonths),
    'sign-in-by': oidc && 'provider',
  }
  const metas = Object.entries(settings).map(
    ([name, value = '']) =>
      `<meta name="${name}" content="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
  )
  // By a function: in a replacement that is a text, `$&` and the like of an address would stand for parts of the page.
  return html.replace('<head>', (head) => `${head}${metas.join('')}`)
}
