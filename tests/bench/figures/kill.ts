import { startPostgresServer, type PostgresServer } from '../../support/postgres-server'
import { firstStarts, surviveFirstStart, undisturbedStart } from '../kill/first-start'
import { openKilledOffice } from '../kill/killed-office'
import { survive, type Survived } from '../kill/ordeal'
import { ordeals } from '../kill/ordeals'
import type { Bench } from '../support/bench'
import type { Figure } from '../support/figure'

const rounds = 20

type Live = (round: number) => Promise<Survived>

/** A server is killed twenty times in the middle of each kind of work, and started again. */
export const kills: readonly Figure[] = [
  ...ordeals.map((ordeal) =>
    killed(ordeal.name, async (postgres, bench) => {
      const office = await openKilledOffice(bench, postgres)
      return (round) => survive(office, ordeal, round)
    }),
  ),
  ...firstStarts.map((start) =>
    killed(start.name, async (postgres) => {
      const undisturbed = await undisturbedStart(postgres, start)
      return () => surviveFirstStart(postgres, start, undisturbed)
    }),
  ),
]

/** @param makeReady what is before the first kill; it gives what is done in each round */
function killed(name: string, makeReady: (postgres: PostgresServer, bench: Bench) => Promise<Live>): Figure {
  return {
    name: `kill-${name}`,
    onlyByName: true,
    runs: 1,
    goals: [
      { name: `kill-${name}`, unit: `s until it goes on, the longest of ${rounds}`, goal: 30 },
      { name: `kill-${name}-faults`, unit: 'records lost, doubled or half done', goal: 0 },
    ],
    prepare: async (bench) => {
      const postgres = await startPostgresServer()
      bench.onEnd(() => postgres.stop())
      const live = await makeReady(postgres, bench)
      return () => survived(live)
    },
  }
}

/** @returns how long the work stood still at most, and how much of it was lost, doubled or half done */
async function survived(live: Live): Promise<[number, number]> {
  const seconds: number[] = []
  let faults = 0
  for (let round = 0; round < rounds; round++) {
    const each = await live(round)
    seconds.push(each.seconds)
    faults += each.faults
  }
  return [Math.max(...seconds), faults]
}
