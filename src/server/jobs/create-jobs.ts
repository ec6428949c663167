import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Database } from '../db/database'
import { isFilling } from '../db/fill-plan'
import { isOutage } from '../pipeline/outage'
import type { Services } from '../base/services'
import { runExport } from './export/run-export'
import { findWorks } from './find-works'
import { enterInstance, seenEveryMs, type Instance } from './instance'
import type { Jobs, WorkKind } from './jobs'
import { createQueue } from './queue'
import { runBatch } from './run-batch'
import { createLanes } from './run-lanes'
import { planBatch, planImport, planUndo } from './start-batch'
import {
  abandonedWork,
  claimWork,
  planWork,
  postponeWork,
  releaseWork,
  type BatchPlan,
  type ExportPlan,
} from './work-item'
import { planExport } from './export/plan-export'
import { takeFormerWork } from './take-former-work'
import { addPiece, keepComing } from './work-piece'

/** What background work is done on. */
interface Behind {
  readonly isEmbedded: boolean
  /** Carries the word. */
  readonly pool: pg.Pool
  /** By which this server says that it lives, however busy the others are. */
  readonly pulse: Kysely<Database>
  /** How many records of a selection are frozen at once; see `frozenAtOnce`. */
  readonly batchSize?: number
}

/**
 * Background work of this server. The database is the source of truth, and says what is to be done and which server is at it;
 * for bulk jobs and exports pg-boss only wakes workers. Work whose server has died is found there and taken up again.
 */
export function createJobs(services: () => Services, connection: Behind): Jobs {
  const running = new Map<string, AbortController>()
  const stopping = new AbortController()
  let instance: Instance | undefined
  let beating: NodeJS.Timeout | undefined
  let beat: Promise<void> = Promise.resolve()
  let isFilled = false
  const works = findWorks()
  const coming = [...works.values()].filter(({ everySeconds }) => everySeconds)
  const lanes = createLanes({ db: () => services().db, services, works, askedOnly: () => !isFilled })
  const queue = createQueue(connection.pool, () => services().log)
  // The embedded database has one transaction at a time.
  const ways = { batchSize: connection.batchSize, batchesAtOnce: connection.isEmbedded ? 1 : 2 }
  const send = (db: Services['db'], kind: WorkKind, id: number) => queue.send(db, kind, { id }, { key: String(id) })

  /** Does one piece of tracked work, unless a living server is at it. */
  const runTracked = (kind: WorkKind) => async (data: object) => {
    const { id } = data as { id: number }
    const { db } = services()
    const name = `${kind} ${id}`
    if (!instance || stopping.signal.aborted || running.has(name)) return
    const { id: serverId } = instance
    const stop = new AbortController()
    running.set(name, stop)
    const signal = AbortSignal.any([stop.signal, stopping.signal])
    try {
      const work = await claimWork<BatchPlan | ExportPlan>(db, kind, id, serverId)
      if (!work) return
      const tries = work.tries + 1
      try {
        if (kind === 'batchJob') await runBatch(services(), id, work.plan as BatchPlan, signal, ways)
        else await runExport(services(), connection.isEmbedded, id, work.plan as ExportPlan, { signal, tries })
      } catch (error) {
        const level = isOutage(error) ? 'warn' : 'error'
        services().log[level]({ err: error, kind, id, tries }, 'background work stopped; it will be taken up again')
        return await postponeWork(db, kind, id, serverId, tries)
      }
      await releaseWork(db, kind, id, serverId)
    } catch (error) {
      services().log.warn({ err: error, kind, id }, 'this server could not note what it was at')
    } finally {
      running.delete(name)
    }
  }

  // Half a demo is no world for time to act in: a grant that falls due would make wallets that are still to come. What
  // people ask for meanwhile is done.
  const waitsForDemo = async () => services().config.demo && (await isFilling(services().db))

  const look = async () => {
    const { db, log } = services()
    if (!instance) return
    try {
      await instance.beSeen()
      for (const { kind, id } of await abandonedWork(db, instance.id))
        if (!running.has(`${kind} ${id}`)) await send(db, kind, id)
      await takeFormerWork(
        db,
        coming.map(({ work }) => work),
        instance.id,
      )
      isFilled = !(await waitsForDemo())
    } catch (error) {
      log.warn({ err: error }, 'this server could not look for work')
    }
  }

  return {
    startBatch: async (context, info, selection, args, counted) => {
      const id = await planBatch(context, info, selection, args, { counted, batchSize: connection.batchSize })
      await send(context.db, 'batchJob', id)
      return id
    },
    startUndo: async (context, jobId, reason) => {
      const id = await planUndo(context, jobId, reason)
      await send(context.db, 'batchJob', id)
      return id
    },
    startImport: async (context, info, sheet) => {
      const id = await planImport(context, info, sheet)
      await send(context.db, 'batchJob', id)
      return id
    },
    startExport: async (context, taskId) => {
      await planWork(context.db, 'exportTask', taskId, planExport(context))
      await send(context.db, 'exportTask', taskId)
    },
    goOn: ({ db }, kind, id) => send(db, kind, id),
    schedule: async ({ db }, name, data, at) => {
      if (!works.has(name))
        throw new Error(`There is no work "${name}". Export it from a file under src/server/domain.`)
      await addPiece(db, name, data, at)
      if (at.getTime() <= Date.now()) lanes.wake()
    },
    cancel: (kind, id) => {
      running.get(`${kind} ${id}`)?.abort()
      return Promise.resolve()
    },
    start: async () => {
      const { db, config } = services()
      instance = await enterInstance(connection.pulse, config.dataDir, connection.isEmbedded)
      await keepComing(db, coming)
      const atOnce = connection.isEmbedded ? 2 : 4
      await queue.start({
        batchJob: { atOnce, run: runTracked('batchJob') },
        exportTask: { atOnce: 2, run: runTracked('exportTask') },
      })
      await look()
      lanes.start(instance)
      beating = setInterval(() => (beat = look()), seenEveryMs)
    },
    stop: async () => {
      stopping.abort()
      clearInterval(beating)
      await beat
      await Promise.all([lanes.stop(), queue.stop()])
      await instance?.leave()
    },
  }
}
