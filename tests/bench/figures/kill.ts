import { startPostgresServer } from '../../support/postgres-server'
import { openKilledOffice } from '../kill/killed-office'
import { survive, type Survived } from '../kill/ordeal'
import { ordeals } from '../kill/ordeals'
import { firstStarts, surviveFirstStart, undisturbedStart } from '../kill/first-start'
import type { Figure } from '../support/figure'

const rounds = 20

/** A server is killed twenty times in the middle of each kind of work, and started again. */
export const kill: Figure = {
  name: 'kill',
  onlyByName: true,
  runs: 1,
  goals: [...ordeals, ...firstStarts].flatMap(({ name }) => [
    { name: `kill-${name}`, unit: `s until it goes on, the longest of ${rounds}`, goal: 30 },
    { name: `kill-${name}-faults`, unit: 'records lost, doubled or half done', goal: 0 },
  ]),
  prepare: async (bench) => {
    const postgres = await startPostgresServer()
    bench.onEnd(() => postgres.stop())
    return async () => {
      const figures: number[] = []
      for (const ordeal of ordeals) {
        const office = await openKilledOffice(bench, postgres)
        figures.push(...(await survived((round) => survive(office, ordeal, round))))
        await office.kill()
      }
      for (const start of firstStarts) {
        const undisturbed = await undisturbedStart(postgres, start)
        figures.push(...(await survived(() => surviveFirstStart(postgres, start, undisturbed))))
      }
      return figures
    }
  },
}

/** @returns how long the work stood still at most, and how much of it was lost, doubled or half done */
async function survived(live: (round: number) => Promise<Survived>): Promise<[number, number]> {
  const seconds: number[] = []
  let faults = 0
  for (let round = 0; round < rounds; round++) {
    const each = await live(round)
    seconds.push(each.seconds)
    faults += each.faults
  }
  return [Math.max(...seconds), faults]
}
