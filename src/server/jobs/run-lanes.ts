import type { Kysely } from 'kysely'
import type { Database } from '../db/database'
import { isOutage } from '../pipeline/outage'
import { failureText } from '../pipeline/failure-text'
import type { Services } from '../base/services'
import type { Instance } from './instance'
import { lanes as declaredLanes, type Lane, type LaneRules } from './lanes'
import { walledServices } from './walled-services'
import type { Work } from './work'
import { claimPiece, endPiece, type PieceEnd, type WorkPiece } from './work-piece'

/** The named work that this server does. */
export interface Lanes {
  start(instance: Instance): void
  /** Looks for work soon: a transaction that asked for some is about to be committed. */
  wake(): void
  /** Stops what runs, between two of its steps, and resolves when it is given back. */
  stop(): Promise<void>
}

interface LaneOptions {
  /** Where the pieces stand. */
  readonly db: () => Kysely<Database>
  readonly services: () => Services
  readonly works: ReadonlyMap<string, Work>
  /** Whether what starts by itself waits. */
  readonly askedOnly: () => boolean
  readonly rules?: Readonly<Record<Lane, LaneRules>>
  /** What was told to stop may go on for this long; then it is refused the database, and its place is free. */
  readonly graceMs?: number
}

interface Running {
  readonly work: string
  readonly lane: Lane
  readonly stop: AbortController
}

/** Other servers' work is looked for this often. */
const lookEveryMs = 2_000
/** A transaction is committed within these, in milliseconds; then it is looked. */
const lookAfter = [30, 200]
const usualGraceMs = 10_000
/** A database that was gone gets what was done meanwhile, this often. */
const tellAgainMs = 1_000

class TimeIsOver extends Error {}
class ServerStops extends Error {}

/** Does named work lane by lane: a piece is in the hands of one living server, and no longer than its lane allows. */
export function createLanes(options: LaneOptions): Lanes {
  const { db, services, works, askedOnly, rules = declaredLanes, graceMs = usualGraceMs } = options
  const running = new Map<string, Running>()
  const ends = new Set<Promise<void>>()
  let instance: Instance | undefined
  let looking: Promise<void> | undefined
  let isAskedAgain = false
  let isStopping = false
  let timer: NodeJS.Timeout | undefined

  const wanted = (): string[] => {
    const taken = (lane: Lane) => [...running.values()].filter((each) => each.lane === lane).length
    const isRunning = (name: string) => [...running.values()].some(({ work }) => work === name)
    return [...works.values()]
      .filter(({ lane }) => taken(lane) < rules[lane].atOnce)
      .filter(({ work, oneAtATime }) => !(oneAtATime && isRunning(work)))
      .map(({ work }) => work)
  }

  const takeAll = async () => {
    do {
      isAskedAgain = false
      for (let names = wanted(); instance && !isStopping && names.length > 0; names = wanted()) {
        const asked = { names, serverId: instance.id, running: [...running.keys()], askedOnly: askedOnly() }
        const piece = await claimPiece(db(), asked)
        if (!piece) break
        const end = run(piece, instance).finally(() => ends.delete(end))
        ends.add(end)
      }
    } while (isAskedAgain)
  }

  const look = () => {
    isAskedAgain = true
    looking ??= takeAll()
      .catch((error: unknown) => services().log.warn({ err: error }, 'this server could not look for work'))
      .finally(() => (looking = undefined))
  }

  const run = async (piece: WorkPiece, server: Instance) => {
    const work = works.get(piece.name)!
    const stop = new AbortController()
    running.set(piece.id, { work: work.work, lane: work.lane, stop })
    if (isStopping) stop.abort(new ServerStops())
    try {
      const end = await attempt(piece, work, server, stop)
      await tellEnd(piece, server, end)
    } finally {
      running.delete(piece.id)
      if (!isStopping) look()
    }
  }

  const attempt = async (piece: WorkPiece, work: Work, server: Instance, stop: AbortController): Promise<PieceEnd> => {
    const { deadlineSeconds } = rules[work.lane]
    let isOver = false
    const refuse = () => {
      if (isOver) return new TimeIsOver(`${work.work} was stopped.`)
      if (stop.signal.aborted && !work.stopsItself) return stop.signal.reason as Error
      return server.isKnown()
        ? undefined
        : new TimeIsOver('This server was taken for dead: its work is done by another.')
    }
    const deadline = setTimeout(
      () => stop.abort(new TimeIsOver(`${work.work} took longer than ${deadlineSeconds} s.`)),
      deadlineSeconds * 1_000,
    )
    let grace: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) =>
      stop.signal.addEventListener('abort', () => {
        grace = setTimeout(() => reject(stop.signal.reason as Error), graceMs)
      }),
    )
    try {
      await Promise.race([work.run(walledServices(services(), refuse), piece.data, stop.signal), late])
      return { kind: 'done' }
    } catch (error) {
      if (stop.signal.reason instanceof ServerStops) return { kind: 'left' }
      // Each of them fails when the database goes, which the server tells as the error that it is.
      const level = isOutage(error) ? 'warn' : 'error'
      services().log[level]({ err: error, work: work.work, tries: piece.tries }, 'background work failed')
      return { kind: 'failed', error: failureText(error) }
    } finally {
      isOver = true
      clearTimeout(deadline)
      clearTimeout(grace)
    }
  }

  /** What was done while the database was gone is not done again for that. */
  const tellEnd = async (piece: WorkPiece, server: Instance, end: PieceEnd) => {
    for (;;) {
      try {
        if (await endPiece(db(), piece, server.id, end))
          services().log.error({ work: piece.name, piece: piece.id }, 'background work was given up')
        return
      } catch (error) {
        services().log.warn({ err: error, work: piece.name }, 'the end of background work could not be noted')
        if (isStopping || !server.isKnown()) return
        await new Promise((resolve) => setTimeout(resolve, tellAgainMs))
      }
    }
  }

  return {
    start: (own) => {
      instance = own
      timer = setInterval(look, lookEveryMs)
      look()
    },
    wake: () => {
      for (const delay of lookAfter) setTimeout(() => instance && !isStopping && look(), delay).unref()
    },
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      for (const { stop } of running.values()) stop.abort(new ServerStops())
      await looking
      await Promise.all(ends)
    },
  }
}
