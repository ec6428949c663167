import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { newTally, OperatorSession, type Tally } from './operator-session'
import type { Operator } from './make-operators'
import { work, type Pace } from './operator-work'

/** What a load is made of. */
export interface Load extends Pace {
  readonly address: string
  readonly operators: readonly Operator[]
  /** Signing in is spread over this long, and counts for nothing; then all are at work for this long. In seconds. */
  readonly secondsToArrive: number
  readonly seconds: number
  /** Called as time goes by, `look` seconds apart. */
  readonly lookEvery?: number
  look?(): Promise<void> | void
}

/**
 * Has operators arrive, work side by side, and leave.
 * @returns what came of their work from when all had arrived
 */
export async function runLoad(load: Load): Promise<Tally> {
  const { address, operators, secondsToArrive, seconds, lookEvery = seconds } = load
  let tally = newTally()
  const leaving = new AbortController()
  setMaxListeners(0, leaving.signal)
  const arrive = async ({ number, users }: Operator, at: number) => {
    const session = new OperatorSession(address, number, () => tally)
    await sleep((at / operators.length) * secondsToArrive * 1000)
    await session.signIn()
    await work(session, users, load, leaving.signal)
    session.end()
  }
  const all = Promise.all(operators.map(arrive))
  await sleep(secondsToArrive * 1000)
  if (tally.faults.size > 0) throw new Error(`Operators could not arrive: ${[...tally.faults.keys()].join('; ')}`)
  tally = newTally()
  for (let passed = 0; passed < seconds; passed += lookEvery) {
    await sleep(lookEvery * 1000)
    await load.look?.()
  }
  leaving.abort()
  await all
  return tally
}

/** How many calls were refused or failed; tells on the console which. */
export function faultsOf({ faults }: Tally): number {
  for (const [fault, count] of faults) console.error(`${count} × ${fault}`)
  return [...faults.values()].reduce((sum, count) => sum + count, 0)
}
