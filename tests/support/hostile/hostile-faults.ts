import fc from 'fast-check'
import { registry } from '../../../src/server/base/declarations'
import type { Operation } from '../../../src/server/pipeline/operation'
import type { Staff, TestApp } from '../test-app'
import { bodyOf } from './body-of'
import type { ChangeWatch } from './change-watch'
import { sendHostile } from './send-hostile'

type Body = Readonly<Record<string, unknown>>

/** A server that is sent hostile bodies, in the name of somebody who may do everything. */
export interface Target {
  readonly app: TestApp
  readonly watch: ChangeWatch
  caller: Staff
}

interface Amount {
  /** In all; each operation gets its share. */
  readonly bodies: number
  readonly seed: number
}

/** What does not hold of the operations, with the least body that shows it; and how many were sent. */
export async function hostileFaults(target: Target, operations: readonly Operation[], { bodies, seed }: Amount) {
  const faults: string[] = []
  let sent = 0
  /** All shares together are as many as were asked for. */
  const share = (at: number) =>
    Math.floor((bodies * (at + 1)) / operations.length) - Math.floor((bodies * at) / operations.length)
  for (const [at, operation] of operations.entries()) {
    let said = ''
    const entity = registry.entities.get(operation.id.split('.')[0] ?? '')
    const run = await fc.check(
      fc.asyncProperty(bodyOf(operation, entity), async (body) => {
        sent++
        const fault = await faultOf(target, operation, body)
        said = fault ?? said
        return fault === undefined
      }),
      { numRuns: share(at), seed: seed * 10_000 + at },
    )
    const { id, command, method, url } = operation
    const least = JSON.stringify(run.counterexample?.[0]) ?? ''
    if (run.failed) faults.push(`${command?.id ?? id} ${method} ${url} ${said}: ${least.slice(0, 300)}`)
  }
  return { faults, sent }
}

/** What is wrong with an answer; undefined where nothing is. */
async function faultOf(target: Target, operation: Operation, body: Body): Promise<string | undefined> {
  const { app, watch } = target
  const { status, code } = await sendHostile(app, target.caller, operation, body)
  if (status >= 500 && code !== 'C0001') return `answers ${status} ${code}`
  const written = await watch.changed()
  const isTaken = code === '00000' || code === ''
  if (!isTaken && code !== 'A0230')
    return written.length > 0 ? `is refused with ${code}, and has written ${written.join(', ')}` : undefined
  // A record that a job may not touch ends these jobs; what is looked at here is the call that started them.
  if (isTaken) await app.jobs.settled().catch(() => undefined)
  else target.caller = await app.staff('super')
  await watch.changed()
  return undefined
}
