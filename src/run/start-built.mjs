import { serve } from './support/serve.mjs'
import { startBuilt } from './support/start-built.mjs'

/* What a container runs: it was built and installed when its image was made. */
await serve(startBuilt)
