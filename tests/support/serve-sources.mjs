import { createServer } from 'vite'
import { project } from '../../src/run/support/project.mjs'
import { serve } from '../../src/run/support/serve.mjs'

/* A process for tests to kill: the server as it is started, from its sources. */
const vite = await createServer({
  root: project,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
await serve(async () => (await vite.ssrLoadModule('/src/server/main.ts')).start())
