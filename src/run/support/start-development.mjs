import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { failBecause } from './fail.mjs'
import { inProject, project } from './project.mjs'
import { proxy } from './proxy.mjs'

/** How long to wait for more changes before the server is started again, in milliseconds. */
const SETTLING = 150

/**
 * Serves the browser part from its sources with hot reload, and behind it the server part from its sources, which is
 * started again whenever one of them changes.
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startDevelopment() {
  const { PORT = '8080', HOST = '127.0.0.1' } = process.env
  const front = createServer((request, response) => void answer(request, response))
  front.listen(Number(PORT), HOST)
  await once(front, 'listening')

  // The server part listens on a port of its own, behind this one.
  Object.assign(process.env, { PORT: '0', HOST: '127.0.0.1' })
  const vite = await createVite({
    root: project,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: front } },
  })
  const back = keepServing(vite)
  await back.ready()

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function answer(request, response) {
    if (!isPage(request)) {
      vite.middlewares(request, response, () => void passOn(request, response))
      return
    }
    const html = await vite.transformIndexHtml(request.url ?? '/', await readFile(inProject('index.html'), 'utf8'))
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function passOn(request, response) {
    try {
      proxy(request, response, await back.ready())
    } catch (error) {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error))
    }
  }

  return {
    address: `http://${HOST}:${PORT}`,
    async stop() {
      front.close()
      front.closeAllConnections()
      await vite.close()
      await back.stop()
    },
  }
}

/**
 * Keeps the server part running as its sources stand; a fault in them is printed, and the next change tried.
 * @param {import('vite').ViteDevServer} vite
 */
function keepServing(vite) {
  /** @type {Promise<{ address: string, stop: () => Promise<void> }>} */
  let running = begin()
  /** @type {NodeJS.Timeout | undefined} */
  let restart
  vite.watcher.on('all', (_event, file) => {
    if (!vite.environments.ssr.moduleGraph.getModulesByFile(file)?.size) return
    clearTimeout(restart)
    restart = setTimeout(() => {
      running = again(running)
      running.then(() => console.log('Server reloaded')).catch(console.error)
    }, SETTLING)
  })

  async function begin() {
    const server = await (await vite.ssrLoadModule('/src/server/main.ts'))['start']()
    server.broken.catch(failBecause)
    return server
  }

  /** @param {typeof running} previous */
  async function again(previous) {
    await previous.then((server) => server.stop()).catch(() => undefined)
    vite.environments.ssr.moduleGraph.invalidateAll()
    return begin()
  }

  return {
    ready: async () => (await running).address,
    stop: () => running.then((server) => server.stop()).catch(() => undefined),
  }
}

/** A browser that navigates. @param {import('node:http').IncomingMessage} request */
function isPage({ method, headers, url = '' }) {
  return method === 'GET' && Boolean(headers.accept?.includes('text/html')) && !/\.\w+($|\?)/.test(url)
}
