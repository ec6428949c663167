import { parseArgs } from 'node:util'
import { isEmptyDatabase } from '../boot/is-empty-database'
import { registry } from '../base/declarations'
import { migrate } from '../db/migrate'
import { keepFillPlan } from '../db/fill-plan'
import { seedDemo } from '../demo/seed'
import { runProgram } from './run-program'
import { readSizes } from './seed-sizes'

/** Fills the database with demo data of any size: `npm run seed -- --users 1000000 [--size device=50000] [--seed 7]`. */
function readArguments() {
  const { values } = parseArgs({
    options: {
      users: { type: 'string' },
      size: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
    },
  })
  return { seed: Number(values.seed), sizes: readSizes(registry, values) }
}

await runProgram('nobody', readArguments, async ({ pool, db }, { seed, sizes }) => {
  await migrate(pool)
  const wasEmpty = await isEmptyDatabase(db)
  const now = new Date()
  let shown = ''
  const { rows, milliseconds } = await seedDemo({
    pool,
    registry,
    seed,
    now,
    sizes,
    progress(entity, loaded, count) {
      if (count < 100_000) return
      const line = `${entity}: ${Math.floor((loaded / count) * 10) * 10} %`
      if (line !== shown) console.log((shown = line))
    },
  })
  // Its accounts are records of the demo: a start that is asked for demo accounts may give them passwords.
  if (wasEmpty) await keepFillPlan(pool, { seed, now: now.getTime(), state: 'complete' })
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(`${total} rows in ${Object.keys(rows).length} tables, ${(milliseconds / 1000).toFixed(1)} s.`)
})
