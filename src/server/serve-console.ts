import fastifyStatic from '@fastify/static'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { caption, languageOf } from './captions'
import type { Config } from './config'

/** What the browser is told of how the server is set. */
type ConsoleSettings = Pick<
  Config,
  'apiHost' | 'translateHost' | 'imageHost' | 'fileHost' | 'appScheme' | 'appLinkHost' | 'exportFlagMonths'
>

const clientFolder = resolve('dist/client')

/** Paths of the API start with a service's name and `backend`; an unknown one is told so instead of shown the console. */
const apiPath = /^\/[\w/]+\/backend\//

/** A file of an earlier build: a tab that is older than the server must learn that it is gone, not be given a page. */
const asset = /^\/assets\//

/**
 * Serves the built console: its files with long caching, and its one page for every address, with the settings it
 * is to go by written in. Without a build (development, API tests) only the API is served.
 */
export async function serveConsole(app: FastifyInstance, config: ConsoleSettings): Promise<void> {
  const page = join(clientFolder, 'index.html')
  const isBuilt = existsSync(page) && !import.meta.env.DEV
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: clientFolder,
      wildcard: false,
      index: false,
      immutable: true,
      maxAge: '365d',
    })
  const html = isBuilt ? withSettings(await readFile(page, 'utf8'), config) : undefined
  app.setNotFoundHandler((request, reply) => {
    if (html && request.method === 'GET' && !apiPath.test(request.url) && !asset.test(request.url))
      return reply.type('text/html').header('cache-control', 'no-cache').send(html)
    const language = languageOf(request.headers['accept-language'])
    return reply
      .status(404)
      .send({ code: 'A0404', msg: caption(language, 'error.noSuchCall', { path: request.url }), data: null })
  })
}

/** The page with the settings that it reads, as meta elements of these names. */
export function withSettings(html: string, config: ConsoleSettings): string {
  const { apiHost, translateHost, imageHost, fileHost, appScheme, appLinkHost, exportFlagMonths } = config
  const settings = {
    'api-host': apiHost,
    'translate-host': translateHost,
    'image-host': imageHost,
    'file-host': fileHost,
    'app-scheme': appScheme,
    'app-link-host': appLinkHost,
    'export-flag-months': String(exportFlagMonths),
  }
  const metas = Object.entries(settings).map(
    ([name, value = '']) =>
      `<meta name="${name}" content="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`,
  )
  return html.replace('<head>', `<head>${metas.join('')}`)
}
