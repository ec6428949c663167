import { ensureInstalled } from './support/ensure-installed.mjs'
import { inProject, project } from './support/project.mjs'

/*
 * `npm run gallery` serves every component of the client and every field type in every state, with hot reload. It asks no server.
 */

const page = '/tests/support/gallery/index.html'

await ensureInstalled()
const { createServer } = await import('vite')
const { PORT = '8081', HOST = '127.0.0.1' } = process.env
const server = await createServer({
  root: project,
  cacheDir: inProject('.cache/gallery'),
  logLevel: 'warn',
  optimizeDeps: { entries: [page.slice(1)] },
  server: { port: Number(PORT), host: HOST, strictPort: true },
})
await server.listen()
process.stdout.write(`The gallery is at http://${HOST}:${PORT}${page} (Ctrl+C ends it)\n`)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close().then(() => process.exit()))
