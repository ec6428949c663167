import { sqlStateOf } from '../../db/database-error'
import { ownTables } from '../../db/table-plan'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../services'
import { sweepMonths } from './sweep-months'
import { sweepRecords } from './sweep-records'
import { sweepRows } from './sweep-rows'

/** What sweeping needs of the server. */
export type Upkeep = Pick<Services, 'db' | 'config' | 'storage' | 'registry' | 'log'>

/** So many go in one transaction: nobody waits for it for long. */
const usualLot = 2_000
/** So many lots a round; what is left over goes with the next one, so that nothing else waits for a large arrear. */
const usualLots = 100

interface SweepLimits {
  readonly lot?: number
  readonly lots?: number
  /** Ends it between two rounds. */
  readonly signal?: AbortSignal
}

/**
 * Removes what has been kept for as long as it declares, in turns: a table with a large arrear holds none of the others up.
 * @returns how many have gone of each entity and table that something has gone of
 */
export async function sweep(
  services: Upkeep,
  now: Date,
  { lot = usualLot, lots = usualLots, signal }: SweepLimits = {},
): Promise<ReadonlyMap<string, number>> {
  const gone = new Map<string, number>()
  let turns = [...sweepsOf(services, now, lot)]
  for (let done = 0; turns.length > 0 && done < lots && !signal?.aborted;) {
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

function* sweepsOf(services: Upkeep, now: Date, lot: number): Generator<Turn> {
  // Rows first: some hold the record back that they belong to.
  for (const table of ownTables)
    if ('from' in table.keep) yield { name: table.name, steps: sweepRows(services, table, now, lot) }
  for (const entity of services.registry.entities.values()) {
    const { keep } = entity
    if (keep === undefined || keep === 'always') continue
    const steps = keep.byMonth ? sweepMonths : sweepRecords
    yield { name: entity.name, steps: steps(services, entity, keep, now, lot) }
  }
}

export const sweeping = defineWork('upkeep.sweep', {
  lane: 'upkeep',
  everySeconds: 600,
  run: async (services, _data, signal) => {
    const gone = await sweep(services, new Date(), { signal })
    if (gone.size > 0) services.log.info({ gone: Object.fromEntries(gone) }, 'what is kept no longer has been removed')
  },
})
