import { ensureInstalled } from './support/ensure-installed.mjs'
import { serve } from './support/serve.mjs'

await ensureInstalled()
const { startDevelopment } = await import('./support/start-development.mjs')
await serve(startDevelopment)
