import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('./fields-harness', import.meta.url))
const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Serves a page with an input and a filter of each kind, on a free port. */
export async function serveFieldsHarness(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    cacheDir: `${repository}/.cache/fields-harness`,
    plugins: [react()],
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null, fs: { allow: [repository] } },
  })
  await server.listen()
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() }
}
