import { missingParts, type UploadPart } from '../../../shared/upload-parts'
import type { FileRole, Matched, MatchRules } from '../../../shared/match-files'
import { ApiError } from '../../base/api/api-error'
import { caption } from '../../base/i18n/i18n'
import { retried } from './retried'
import { createSpeedMeter } from './speed'
import {
  faultsOf,
  isCorrectable,
  isGoing,
  isStartable,
  sentOf,
  withFiles,
  withTold,
  type ToldUpload,
  type UploadRow,
} from './upload-rows'

/** How files get to the server, and from there to their rows. */
export interface Transport {
  begin(row: UploadRow): Promise<ToldUpload>
  sendPart(key: string, number: number, content: Blob, on: PartHearer): Promise<void>
  finish(key: string): Promise<unknown>
  cancel(key: string): Promise<unknown>
  /** Gives stored files to the rows that they are for. @throws ApiError */
  attach(role: FileRole, rows: readonly UploadRow[]): Promise<void>
}

interface PartHearer {
  readonly signal: AbortSignal
  readonly onSent: (bytes: number) => void
}

/** A browser has six connections to a server, and the rest of the console needs some. */
const filesAtOnce = 2
const partsAtOnce = 2

/** Files on their way to the rows of one list. It goes on while other pages are on screen. */
export class UploadQueue {
  #rows: readonly UploadRow[] = []
  readonly #hearers = new Set<() => void>()
  readonly #going = new Map<number, AbortController>()
  readonly #meter = createSpeedMeter()
  #isAttaching = false

  constructor(
    private readonly transport: Transport,
    private readonly rules: () => MatchRules,
  ) {}

  readonly rows = (): readonly UploadRow[] => this.#rows

  readonly subscribe = (hearer: () => void): (() => void) => {
    this.#hearers.add(hearer)
    return () => this.#hearers.delete(hearer)
  }

  speed(): number | undefined {
    return this.#meter.speed(Date.now())
  }

  /** Shows what the server has, besides what is known of here. */
  take(told: readonly ToldUpload[]): void {
    const rows = withTold(this.#rows, told, this.rules())
    if (rows !== this.#rows) this.#put(rows)
  }

  add(files: readonly File[]): void {
    this.#put(withFiles(this.#rows, files, this.rules()))
  }

  /** Sends a file elsewhere than its name says. */
  correct(id: number, change: Partial<Matched>): void {
    this.#change(id, (row) => (isCorrectable(row) ? { matched: { ...row.matched, ...change } } : {}))
  }

  /** Sends what can be sent, and goes on with what is paused or has failed. */
  start(): void {
    const faults = faultsOf(this.#rows)
    const next = (row: UploadRow): UploadRow =>
      faults.has(row.id) || !isStartable(row)
        ? row
        : { ...withoutReason(row), status: row.told?.isStored === true ? 'stored' : 'waiting' }
    this.#put(this.#rows.map(next))
    this.#pump()
    void this.#attach()
  }

  /** Goes on with one file, or pauses it. */
  toggle(id: number): void {
    const row = this.#rows.find((each) => each.id === id)
    if (!row) return
    if (isGoing(row)) this.#pause(row)
    else if (row.file && ['ready', 'paused', 'failed'].includes(row.status) && !faultsOf(this.#rows).has(id)) {
      this.#put(this.#rows.map((each) => (each.id === id ? { ...withoutReason(each), status: 'waiting' } : each)))
      this.#pump()
    }
  }

  pauseAll(): void {
    for (const row of this.#rows.filter(isGoing)) this.#pause(row)
  }

  /** Takes a file out: what the server has of it goes too, unless its row has it. */
  remove(id: number): void {
    const row = this.#rows.find((each) => each.id === id)
    if (!row) return
    this.#going.get(id)?.abort()
    this.#put(this.#rows.filter((each) => each !== row))
    if (row.told && row.status !== 'attached') this.transport.cancel(row.told.key).catch(() => undefined)
  }

  #pause({ id }: UploadRow): void {
    this.#going.get(id)?.abort()
    this.#change(id, ({ told }) => ({ status: 'paused', sent: told ? sentOf(told) : 0 }))
  }

  #pump(): void {
    for (const row of this.#rows.filter(({ status }) => status === 'waiting')) {
      if (this.#going.size >= filesAtOnce) return
      if (!this.#going.has(row.id)) void this.#send(row)
    }
  }

  async #send({ id, file }: UploadRow): Promise<void> {
    if (!file) return
    const stop = new AbortController()
    const { signal } = stop
    this.#going.set(id, stop)
    this.#change(id, () => ({ status: 'sending' }))
    try {
      const told = await this.#begun(id, signal)
      const parts = missingParts(told.size, told.partBytes, told.parts)
      const onTheWay = new Map<number, number>()
      const lane = async () => {
        for (let part = parts.shift(); part; part = parts.shift())
          await this.#sendPart(id, file, part, onTheWay, signal)
      }
      await Promise.all(Array.from({ length: partsAtOnce }, lane))
      await retried(() => this.transport.finish(told.key), signal)
      this.#change(id, ({ size }) => ({ status: 'stored', sent: size, told: { ...told, isStored: true } }))
    } catch (error) {
      const isPaused = signal.aborted
      stop.abort()
      if (!isPaused) this.#fail(id, error)
    } finally {
      if (this.#going.get(id) === stop) this.#going.delete(id)
    }
    this.#pump()
    void this.#attach()
  }

  async #begun(id: number, signal: AbortSignal): Promise<ToldUpload> {
    const row = this.#rows.find((each) => each.id === id)
    if (row?.told) return row.told
    if (!row) throw new DOMException('Aborted', 'AbortError')
    const told = await retried(() => this.transport.begin(row), signal)
    this.#change(id, () => ({ told }))
    // Whoever has taken the file out meanwhile knew of nothing that would have to go.
    if (!this.#rows.some((each) => each.id === id)) this.transport.cancel(told.key).catch(() => undefined)
    return told
  }

  async #sendPart(
    id: number,
    file: File,
    { number, from, to }: UploadPart,
    onTheWay: Map<number, number>,
    signal: AbortSignal,
  ): Promise<void> {
    const tell = (bytes: number) => {
      this.#meter.add(Math.max(0, bytes - (onTheWay.get(number) ?? 0)), Date.now())
      onTheWay.set(number, bytes)
      const going = [...onTheWay.values()].reduce((sum, each) => sum + each, 0)
      this.#change(id, ({ told }) => ({ sent: (told ? sentOf(told) : 0) + going }))
    }
    await retried(async () => {
      const told = this.#rows.find((row) => row.id === id)?.told
      if (!told) throw new DOMException('Aborted', 'AbortError')
      onTheWay.set(number, 0)
      await this.transport.sendPart(told.key, number, file.slice(from, to), { signal, onSent: tell })
    }, signal)
    tell(to - from)
    onTheWay.delete(number)
    this.#change(id, ({ told }) => (told ? { told: { ...told, parts: [...told.parts, number] } } : {}))
  }

  /** Gives what is stored to its rows, all that is there of a role at once; where that is refused, each by itself. */
  async #attach(): Promise<void> {
    if (this.#isAttaching) return
    this.#isAttaching = true
    try {
      for (const role of ['film', 'subtitle'] as const) {
        const faults = faultsOf(this.#rows)
        const stored = this.#rows.filter(
          ({ id, status, matched }) => status === 'stored' && matched.role === role && !faults.has(id),
        )
        if (stored.length === 0) continue
        const isDone = await this.#attachTogether(role, stored, stored.length > 1)
        if (!isDone) for (const row of stored) await this.#attachTogether(role, [row], false)
      }
    } finally {
      this.#isAttaching = false
    }
    const faults = faultsOf(this.#rows)
    if (this.#rows.some(({ id, status }) => status === 'stored' && !faults.has(id))) await this.#attach()
  }

  async #attachTogether(role: FileRole, rows: readonly UploadRow[], isTry: boolean): Promise<boolean> {
    try {
      await this.transport.attach(role, rows)
      for (const { id } of rows)
        this.#put(this.#rows.map((row) => (row.id === id ? { ...withoutFile(row), status: 'attached' } : row)))
      return true
    } catch (error) {
      if (!isTry) for (const { id } of rows) this.#fail(id, error)
      return false
    }
  }

  #fail(id: number, error: unknown): void {
    const reason = error instanceof ApiError ? error.message : caption('error.uploadFailed')
    this.#change(id, ({ told }) => ({ status: 'failed', reason, sent: told ? sentOf(told) : 0 }))
  }

  #change(id: number, change: (row: UploadRow) => Partial<UploadRow>): void {
    this.#put(this.#rows.map((row) => (row.id === id ? { ...row, ...change(row) } : row)))
  }

  #put(rows: readonly UploadRow[]): void {
    this.#rows = rows
    for (const hearer of this.#hearers) hearer()
  }
}

function withoutReason({ reason: _reason, ...row }: UploadRow): UploadRow {
  return row
}

function withoutFile({ file: _file, ...row }: UploadRow): UploadRow {
  return row
}
