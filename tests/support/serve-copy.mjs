import { copyPreparedData } from '../../src/run/support/prepared-data.mjs'
import { serve } from '../../src/run/support/serve.mjs'
import { startBuilt } from '../../src/run/support/start-built.mjs'

/** Serves a copy of the prepared data in the folder that `DATA_DIR` names. */
copyPreparedData(process.env['DATA_DIR'] ?? '')
await serve(startBuilt)
