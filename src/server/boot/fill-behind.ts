import { fork, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Connection } from '../connect'
import { noteFill, readFillPlan, type FillPlan, type FillRequest } from '../db/fill-plan'
import type { Services } from '../base/services'

/** How often progress is reported, in milliseconds. */
const tellEvery = 3_000

/** What the process that fills in tells. */
export type FillMessage =
  { readonly entity: string; readonly loaded: number; readonly size: number } | { readonly leftOut: number }

/**
 * Fills in the demo data that is still to come, behind the running server: from a build in a process of its own, so that
 * no call waits for records being made. What is left when the server stops, or could not be made, comes when it starts
 * again.
 * @returns how to stop it
 */
export async function fillBehind(services: Services, connection: Connection): Promise<() => void> {
  const plan = services.config.demo ? await readFillPlan(services.db) : undefined
  if (!plan || plan.state === 'planned' || plan.state === 'complete') return () => undefined
  await noteFill(services.db, { state: 'begun' })
  const teller = new Teller(services)
  const entry = builtEntry()
  return entry
    ? inProcess(entry, { seed: plan.seed, now: plan.now, connectionString: connection.connectionString }, teller)
    : here(services, plan, teller)
}

/** From source there is no entry for a process of its own. */
function here({ pool, registry }: Services, { seed, now }: FillPlan, teller: Teller): () => void {
  const { signal, abort } = abortable()
  const filled = import('../demo/fill-rest').then(({ fillRest }) =>
    fillRest({
      ...{ pool, registry, seed, now, signal },
      progress: (entity, loaded, size) => teller.take({ entity, loaded, size }),
    }),
  )
  filled.then(
    (leftOut) => (signal.aborted ? undefined : teller.end(leftOut)),
    (error: unknown) => (signal.aborted ? undefined : teller.fail(error)),
  )
  return abort
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

function inProcess(entry: string, request: FillRequest, teller: Teller): () => void {
  const child: ChildProcess = fork(entry, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  let leftOut = 0
  let isStopping = false
  child.send(request)
  child.on('message', (message: FillMessage) => {
    if ('leftOut' in message) leftOut = message.leftOut
    else teller.take(message)
  })
  child.once('exit', (code, signal) => {
    if (isStopping) return
    if (code === 0) teller.end(leftOut)
    else teller.fail(new Error(`The process that fills in has ended with ${code ?? signal}.`))
  })
  return () => {
    isStopping = true
    child.kill()
  }
}

/** Tells how far the fill is: open consoles, those opened later, other servers, and the log. */
class Teller {
  private readonly began = performance.now()
  private told = this.began
  private current = ''

  constructor(private readonly services: Services) {}

  take({ entity, loaded, size }: Extract<FillMessage, { entity: string }>): void {
    const { events, log } = this.services
    if (entity !== this.current) events.publish({ kind: 'record', entity: this.current || entity, ids: [] })
    this.current = entity
    if (performance.now() - this.told < tellEvery) return
    this.told = performance.now()
    log.info({ loaded, size }, `demo data: ${loaded} of ${size} records, ${entity}`)
    this.note({ state: 'begun', loaded, size })
  }

  end(leftOut: number): void {
    const { events, log } = this.services
    events.publish({ kind: 'record', entity: this.current, ids: [] })
    const seconds = Math.round((performance.now() - this.began) / 1000)
    log.info({ leftOut }, `demo data complete after ${seconds} s`)
    if (leftOut > 0)
      log.warn({ leftOut }, 'records of the demo were left out: they contradict what people have changed')
    this.note({ state: 'complete' })
  }

  fail(error: unknown): void {
    const remedy = 'start the server again, and it goes on where it was'
    this.services.log.error({ err: error }, `the demo data could not be completed: ${remedy}`)
    this.note({ state: 'failed' })
  }

  private note(note: Partial<Pick<FillPlan, 'loaded' | 'size'>> & Pick<FillPlan, 'state'>): void {
    const { db, events, log } = this.services
    noteFill(db, note).then(
      () => events.publish({ kind: 'filling', ...note }),
      (error: unknown) => log.error({ err: error }, 'how far the demo data is could not be noted'),
    )
  }
}

/** The entry of a build, which is in the server's folder or above this module's chunk; undefined from source. */
function builtEntry(): string | undefined {
  const folder = dirname(fileURLToPath(import.meta.url))
  return [join(folder, 'fill.js'), join(dirname(folder), 'fill.js')].find((file) => existsSync(file))
}
