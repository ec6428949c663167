import { ensureBuilt } from './support/ensure-built.mjs'
import { ensureInstalled } from './support/ensure-installed.mjs'
import { inProject } from './support/project.mjs'
import { serve } from './support/serve.mjs'

process.env['NODE_ENV'] ??= 'production'
await ensureInstalled()
await ensureBuilt()
await serve(async () => (await import(inProject('dist/server/main.js'))).start())
