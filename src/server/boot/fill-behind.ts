import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connection } from '../connect'
import { fillRest } from '../demo/fill-rest'
import { dropFillPlan, readFillPlan, type FillRequest } from '../demo/fill-plan'
import type { Services } from '../services'

/** How often progress is told, in milliseconds. */
const tellEvery = 3_000

interface Progress {
  readonly entity: string
  readonly loaded: number
  readonly size: number
}

/**
 * Fills in the demo data that is still to come, behind the running server: from a build in a process of its own, so that
 * no call waits for records being made. What is left when the server stops comes when it starts again.
 * @returns how to stop it
 */
export async function fillBehind(services: Services, { connectionString }: Connection): Promise<() => void> {
  const { config, events, log, registry, pool } = services
  const plan = await readFillPlan(config.dataDir)
  if (!plan) return () => undefined
  const began = performance.now()
  let told = began
  let current = ''
  const progress = ({ entity, loaded, size }: Progress) => {
    if (entity !== current) events.publish({ kind: 'record', entity: current || entity, ids: [] })
    current = entity
    if (performance.now() - told < tellEvery && loaded < size) return
    told = performance.now()
    log.info({ loaded, size }, `demo data: ${loaded} of ${size} records, ${entity}`)
    events.publish({ kind: 'filling', loaded, size })
  }
  const done = async () => {
    await dropFillPlan(config.dataDir)
    log.info(`demo data complete after ${Math.round((performance.now() - began) / 1000)} s`)
  }
  const failed = (error: unknown) => log.error({ err: error }, 'demo data could not be completed')
  const entry = builtEntry()
  if (!entry) {
    const controller = new AbortController()
    fillRest({
      pool,
      registry,
      ...plan,
      signal: controller.signal,
      progress: (entity, loaded, size) => progress({ entity, loaded, size }),
    }).then(() => (controller.signal.aborted ? undefined : done()), failed)
    return () => controller.abort()
  }
  const child: ChildProcess = fork(entry, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send({ ...plan, connectionString } satisfies FillRequest)
  child.on('message', (message) => progress(message as Progress))
  let isStopping = false
  child.once('exit', (code) => {
    if (code === 0 && !isStopping) done().catch(failed)
    else if (!isStopping) failed(new Error(`The process that fills in has ended with code ${code}.`))
  })
  return () => {
    isStopping = true
    child.kill()
  }
}

/** The entry of a build, which stands in the server's folder or above this module's chunk; undefined from source. */
function builtEntry(): string | undefined {
  const folder = dirname(fileURLToPath(import.meta.url))
  return [join(folder, 'fill.js'), join(dirname(folder), 'fill.js')].find((file) => existsSync(file))
}
