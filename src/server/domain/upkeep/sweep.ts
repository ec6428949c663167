import { overBefore, type Length } from '../../../schema/keep'
import { sqlStateOf } from '../../db/database-error'
import { isByOwners } from '../../db/owner-parts'
import { ownTables } from '../../db/table-plan'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../base/services'
import { sweepOwnerParts } from './sweep-owner-parts'
import { sweepMonths } from './sweep-months'
import { sweepPart } from './sweep-part'
import { sweepRecords } from './sweep-records'

/** What sweeping needs of the server. */
export type Upkeep = Pick<Services, 'db' | 'config' | 'storage' | 'registry' | 'log' | 'jobs'>

/** What a sweep of one kind goes by: what is from before a moment is over, and goes this many at once. */
export interface Round {
  readonly services: Upkeep
  readonly now: Date
  readonly before: Date
  readonly batchSize: number
}

/** How many are deleted in one transaction: nobody waits for it for long. */
const usualBatchSize = 2_000
/** How many batches one round takes; the rest goes with the next one, so that nothing else waits for a large backlog. */
const usualBatches = 100

interface SweepLimits {
  readonly batchSize?: number
  readonly batches?: number
}

/**
 * Removes what has been kept for as long as it declares, in turns: a table with a large arrear holds none of the others up.
 * @returns how many have gone of each entity and table that something has gone of
 */
export async function sweep(
  services: Upkeep,
  now: Date,
  { batchSize = usualBatchSize, batches = usualBatches }: SweepLimits = {},
): Promise<ReadonlyMap<string, number>> {
  const gone = new Map<string, number>()
  let turns = [...sweepsOf(services, now, batchSize)]
  for (let done = 0; turns.length > 0 && done < batches;) {
    const goingOn: Turn[] = []
    for (const turn of turns) {
      const step = await stepOf(services, turn)
      if (!step || step.done) continue
      done++
      if (step.value > 0) gone.set(turn.name, (gone.get(turn.name) ?? 0) + step.value)
      goingOn.push(turn)
    }
    turns = goingOn
  }
  return gone
}

/** @returns the next step; undefined where the database refused it, as behind somebody's lock: the next round tries again */
async function stepOf({ log }: Upkeep, { name, steps }: Turn): Promise<IteratorResult<number, void> | undefined> {
  try {
    return await steps.next()
  } catch (error) {
    if (sqlStateOf(error) === undefined) throw error
    log.error({ err: error, name }, 'what is kept no longer could not be removed')
    return undefined
  }
}

interface Turn {
  readonly name: string
  readonly steps: AsyncGenerator<number, void>
}

function* sweepsOf(services: Upkeep, now: Date, batchSize: number): Generator<Turn> {
  const round = (name: string, keep: Length): Round => {
    const before = overBefore(services.config.keep.get(name) ?? keep, now)
    return { services, now, before, batchSize }
  }
  // Rows first: some hold the record back that they belong to.
  for (const table of ownTables) {
    const { name, keep } = table
    if (!('from' in keep)) continue
    const own = round(name, keep)
    yield { name, steps: isByOwners(table) ? sweepOwnerParts(own, table) : sweepPart(own, name, keep, own.before) }
  }
  for (const entity of services.registry.entities.values()) {
    const { name, keep } = entity
    if (keep === undefined || keep === 'always') continue
    yield { name, steps: (keep.byMonth ? sweepMonths : sweepRecords)(round(name, keep), entity, keep) }
  }
}

export const sweeping = defineWork('upkeep.sweep', {
  lane: 'upkeep',
  everySeconds: 600,
  run: async (services) => {
    const gone = await sweep(services, new Date())
    if (gone.size > 0) services.log.info({ gone: Object.fromEntries(gone) }, 'what is kept no longer has been removed')
  },
})
