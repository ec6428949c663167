import { parseArgs } from 'node:util'
import { isEmptyDatabase } from '../boot/is-empty-database'
import { readConfig } from '../config'
import { connect } from '../connect'
import { registry } from '../declarations'
import { migrate } from '../db/migrate'
import { keepFillPlan } from '../demo/fill-plan'
import { seedDemo } from '../demo/seed'
import { readSizes } from './seed-sizes'

/** Fills the database with demo data of any size: `npm run seed -- --users 1000000 [--size device=50000] [--seed 7]`. */
try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      users: { type: 'string' },
      size: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
    },
  })
  const sizes = readSizes(registry, values)
  const connection = await connect(readConfig(process.env))
  try {
    await migrate(connection.long.pool)
    const wasEmpty = await isEmptyDatabase(connection.long.db)
    const now = new Date()
    let shown = ''
    const { rows, milliseconds } = await seedDemo({
      pool: connection.long.pool,
      registry,
      seed: Number(values.seed),
      now,
      sizes,
      progress(entity, loaded, count) {
        if (count < 100_000) return
        const line = `${entity}: ${Math.floor((loaded / count) * 10) * 10} %`
        if (line !== shown) console.log((shown = line))
      },
    })
    // Its accounts are records of the demo: a start that is asked for demo accounts may give them passwords.
    if (wasEmpty)
      await keepFillPlan(connection.long.pool, { seed: Number(values.seed), now: now.getTime(), state: 'complete' })
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
    console.log(`${total} rows in ${Object.keys(rows).length} tables, ${(milliseconds / 1000).toFixed(1)} s.`)
  } finally {
    await connection.stop()
  }
}
