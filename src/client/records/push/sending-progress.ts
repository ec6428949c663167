import type { AnswerOf } from '../../base/api/declared-calls'
import { call } from '../../base/api/api'
import { onRecordsChanged } from '../../engine/parts/record-events'
import { rateOf, shareDone, withSample, type Sample } from './sending-rate'

/** How far a push has come, and how fast it goes on. */
export interface Progress {
  readonly done: number
  readonly target: number | null
  /** From 0 to 1. */
  readonly share: number | null
  /** Messages a second; null while unknown. */
  readonly rate: number | null
}

/** Events come batch by batch; they are answered together and at most this often, in milliseconds. */
const restFor = 1_000

const shown = new Map<number, Set<() => void>>()
const progress = new Map<number, Progress>()
const samples = new Map<number, readonly Sample[]>()
let timer: ReturnType<typeof setTimeout> | undefined
let stop: (() => void) | undefined

/** Follows a push while a row shows it, by the server's events; calls back when it has come further. */
export function followProgress(id: number, listener: () => void): () => void {
  const listeners = shown.get(id) ?? new Set()
  shown.set(id, listeners.add(listener))
  stop ??= onRecordsChanged('push', (ids) => ids.some((each) => shown.has(each)) && askSoon())
  askSoon(0)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) shown.delete(id)
    if (shown.size > 0) return
    stop?.()
    stop = undefined
    clearTimeout(timer)
    timer = undefined
  }
}

/** How far a push has come, as last reported; undefined before that. */
export function progressOf(id: number): Progress | undefined {
  return progress.get(id)
}

function askSoon(after = restFor): void {
  timer ??= setTimeout(() => void ask(), after)
}

async function ask(): Promise<void> {
  const ids = [...shown.keys()].slice(0, 100).join(',')
  try {
    const answers = await call('GET /message/backend/push/progress', { input: { ids } })
    for (const answer of answers) keep(answer)
  } catch {
    // The next event asks again; the bar stands where it was.
  } finally {
    timer = undefined
  }
}

function keep({ id, done, target, sent }: AnswerOf<'GET /message/backend/push/progress'>[number]): void {
  const known = withSample(samples.get(id) ?? [], { at: Date.now(), sent })
  samples.set(id, known)
  progress.set(id, { done, target, share: shareDone(done, target), rate: rateOf(known) })
  for (const listener of shown.get(id) ?? []) listener()
}
