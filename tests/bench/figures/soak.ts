import { openOffice } from '../load/office'
import { faultsOf, runLoad } from '../load/run-load'
import { percentile, type Figure } from '../support/figure'
import { memoryOf } from '../support/memory'

const operators = 200
const minutes = 60
/** A tenth of what `load` asks for: half a minute between two steps of an operator. */
const think = 30_000
/** What a server needs at first is not known before. */
const minutesToSettle = 10

/** An hour of 200 operators who take their time: what a server keeps for each of them, or forgets to give back, shows. */
export const soak: Figure = {
  name: 'soak',
  onlyByName: true,
  runs: 1,
  goals: [
    { name: 'soak-memory', unit: 'MB more in the last ten minutes than after ten', goal: 30 },
    { name: 'soak-connections', unit: 'connections more at the end than after ten minutes', goal: 0 },
    { name: 'soak-faults', unit: 'calls', goal: 0 },
    { name: 'soak-p99', unit: 'ms p99', goal: 200 },
  ],
  prepare: async (bench) => {
    const office = await openOffice(bench, operators)
    const { address, pid } = office.running
    return async () => {
      const memory: number[] = []
      const connections: number[] = []
      const tally = await runLoad({
        address,
        operators: office.operators,
        think,
        secondsToArrive: 60,
        seconds: minutes * 60,
        lookEvery: 60,
        look: async () => {
          memory.push(memoryOf(pid, 'VmRSS'))
          connections.push((await office.look()).connections)
        },
      })
      const [first, last] = [memory.slice(minutesToSettle, minutesToSettle * 2), memory.slice(-minutesToSettle)]
      return [
        percentile(last, 0.5) - percentile(first, 0.5),
        connections.at(-1)! - connections[minutesToSettle]!,
        faultsOf(tally),
        percentile(
          tally.timings.map(({ milliseconds }) => milliseconds),
          0.99,
        ),
      ]
    }
  },
}
