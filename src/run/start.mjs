import { ensureBuilt } from './support/ensure-built.mjs'
import { ensureInstalled } from './support/ensure-installed.mjs'
import { serve } from './support/serve.mjs'
import { startBuilt } from './support/start-built.mjs'

await ensureInstalled()
await ensureBuilt()
await serve(startBuilt)
