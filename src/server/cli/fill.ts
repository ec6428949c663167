import { createPool } from '../db/database'
import { registry } from '../base/declarations'
import { fillRest } from '../demo/fill-rest'
import type { FillRequest } from '../db/fill-plan'

/** Fills in demo data behind a running server, in a process of its own: its parent says what, and it reports how far it is. */
process.once('message', (request: FillRequest) => {
  const pool = createPool({ connectionString: request.connectionString })
  fillRest({
    pool,
    registry,
    seed: request.seed,
    now: request.now,
    progress: (entity, loaded, size) => void process.send?.({ entity, loaded, size }),
  })
    .then(async (leftOut) => {
      process.send?.({ leftOut })
      await pool.end()
    })
    .then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error)
        process.exit(1)
      },
    )
})
// Without its parent there is nobody to fill in for.
process.once('disconnect', () => process.exit(0))
