import type { CallKind, Tally } from '../load/operator-session'
import { openOffice } from '../load/office'
import { faultsOf, runLoad } from '../load/run-load'
import { percentile, type Figure, type Goal } from '../support/figure'
import { memoryOf } from '../support/memory'

const operators = 200
const seconds = 180
/** A quick operator: they read, decide and type between two steps, for this many milliseconds on average. */
const think = 3_000

const kinds: readonly CallKind[] = ['sign-in', 'list', 'open', 'find', 'figures', 'command', 'save', 'export']
/** Nobody waits longer, but for one call in a hundred, in milliseconds. */
const slowest = 200

const goals: readonly Goal[] = [
  { name: 'load-p99', unit: 'ms p99', goal: slowest },
  { name: 'load-p50', unit: 'ms p50', goal: 50 },
  { name: 'load-calls', unit: 'calls/s', goal: 100, isFloor: true },
  { name: 'load-faults', unit: 'calls', goal: 0 },
  { name: 'load-deadlocks', unit: 'deadlocks', goal: 0 },
  { name: 'load-memory', unit: 'MB more at the end than after a minute', goal: 50 },
  ...kinds.map((kind) => ({ name: `load-${kind}`, unit: 'ms p99', goal: slowest })),
]

/** 200 operators' mixed work for three minutes, on PostgreSQL with 1,000,000 users, as whoever waits for each call sees it. */
export const load: Figure = {
  name: 'load',
  goals,
  runs: 1,
  prepare: async (bench) => {
    const office = await openOffice(bench, operators)
    const { running } = office
    return async () => {
      const { deadlocks } = await office.look()
      const memory: number[] = []
      const tally = await runLoad({
        address: running.address,
        operators: office.operators,
        think,
        secondsToArrive: 30,
        seconds,
        lookEvery: 60,
        look: () => void memory.push(memoryOf(running.pid, 'VmRSS')),
      })
      const grown = memory.at(-1)! - memory[0]!
      return figuresOf(tally, (await office.look()).deadlocks - deadlocks, grown)
    }
  },
}

function figuresOf(tally: Tally, deadlocks: number, grown: number): number[] {
  const all = tally.timings.map(({ milliseconds }) => milliseconds)
  const slowestOf = (wanted: CallKind) => {
    const those = tally.timings.filter(({ kind }) => kind === wanted)
    return percentile(
      those.map(({ milliseconds }) => milliseconds),
      0.99,
    )
  }
  return [
    percentile(all, 0.99),
    percentile(all, 0.5),
    all.length / seconds,
    faultsOf(tally),
    deadlocks,
    grown,
    ...kinds.map(slowestOf),
  ]
}
