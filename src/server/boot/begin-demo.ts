import type { Registry } from '../../schema/registry'
import type { Connection } from '../connect'
import { keepFillPlan, readFillPlan } from '../db/fill-plan'
import { isEmptyDatabase } from './is-empty-database'

interface BeginOptions {
  readonly registry: Registry
  /** Records by entity, where it is not the entity's own `demo`. */
  readonly sizes?: Readonly<Record<string, number>>
  /** Called before the database is filled, which takes a while. */
  readonly tell?: () => void
}

/**
 * Fills an empty database with what has to be before the console is served; `fillBehind` brings the rest. Cut short at
 * any moment, it is done again, or not, at the next start: the records and the word that they stand come together.
 */
export async function beginDemo(
  { pool, db }: Pick<Connection, 'pool' | 'db'>,
  { registry, sizes, tell }: BeginOptions,
): Promise<void> {
  const kept = await readFillPlan(db)
  if (kept && kept.state !== 'planned') return
  if (!(await isEmptyDatabase(db))) return
  tell?.()
  const plan = kept ?? { seed: 1, now: Date.now(), state: 'planned' }
  await keepFillPlan(pool, plan)
  // Only an empty database has need of what makes a whole world.
  const [{ essentialEntities }, { keepIds }, { seedDemo }] = await Promise.all([
    import('../demo/essential'),
    import('../demo/fill-rest'),
    import('../demo/seed'),
  ])
  const options = { pool, registry, seed: plan.seed, ...(sizes && { sizes }) }
  await seedDemo({
    ...options,
    now: new Date(plan.now),
    only: essentialEntities(registry),
    also: async (client) => {
      await keepIds({ ...options, client, now: plan.now })
      await keepFillPlan(client, { ...plan, state: 'begun' })
    },
  })
}
