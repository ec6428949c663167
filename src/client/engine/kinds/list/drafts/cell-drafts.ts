import type { CellDraft } from '../../../../../calls/records'
import { isSameValue } from '../../../parts/same-value'
import type { Draft } from '../../form/draft-store'

type Typed = Omit<CellDraft, 'typedAt' | 'saved'>

/** What is sent to be kept, and what need not be kept any longer. */
export interface DraftChanges {
  readonly typed: readonly Typed[]
  readonly dropped: readonly Pick<CellDraft, 'record' | 'field'>[]
}

export interface CellDraftsOptions {
  readonly read: () => Promise<readonly CellDraft[]>
  readonly send: (changes: DraftChanges, isLeaving: boolean) => Promise<unknown>
  /** Told whether something typed has not reached the server yet. */
  readonly onUnsent?: (isUnsent: boolean) => void
  /** A failed call is made again after so long, in milliseconds. */
  readonly again?: number
}

export type CellDrafts = ReturnType<typeof createCellDrafts>

/** At most so many cells go with one call. */
const mostSent = 500

/** The place of a cell's draft. */
export function cellKey(record: number, field: string): string {
  return `${record}.${field}`
}

/**
 * What is typed into the cells of a list and not saved, kept on the server as it is typed. A cell that is being edited or saved is
 * held: it is not told of as a draft until that has ended.
 */
export function createCellDrafts({ read, send, onUnsent, again = 10_000 }: CellDraftsOptions) {
  const cells = new Map<string, CellDraft>()
  const unsent = new Set<string>()
  const held = new Set<string>()
  const listeners = new Set<() => void>()
  let shown: readonly CellDraft[] = []
  let sending: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let writes = 0

  function tell(): void {
    shown = [...cells].flatMap(([key, cell]) => (held.has(key) ? [] : [cell]))
    for (const listener of listeners) listener()
  }

  function changed(key: string): void {
    writes++
    unsent.add(key)
    onUnsent?.(true)
    void flush()
  }

  function put(key: string, { savedAt, version, base, values }: Draft): void {
    const [record, field] = placeOf(key)
    const part = (of: Draft['values']) => of[field] ?? null
    const saved = cells.get(key)?.saved ?? { version: version ?? 0, value: part(base) }
    cells.set(key, {
      record,
      field,
      version: version ?? 0,
      base: part(base),
      value: part(values),
      typedAt: savedAt,
      saved,
    })
    changed(key)
  }

  function remove(key: string): void {
    if (!cells.delete(key)) return
    changed(key)
    tell()
  }

  /** Sends what has changed, one call at a time. A call that fails is made again, with what has been typed since. */
  function flush(isLeaving = false): Promise<void> {
    if (sending && !isLeaving) return sending.then(() => (unsent.size > 0 && timer === undefined ? flush() : undefined))
    if (unsent.size === 0) return Promise.resolve()
    clearTimeout(timer)
    timer = undefined
    const keys = [...unsent].slice(0, mostSent)
    for (const key of keys) unsent.delete(key)
    const typed = keys.flatMap((key) => {
      const cell = cells.get(key)
      return cell ? [typedOf(cell)] : []
    })
    const dropped = keys.flatMap((key) => {
      const [record, field] = placeOf(key)
      return cells.has(key) ? [] : [{ record, field }]
    })
    const sent = send({ typed, dropped }, isLeaving).then(
      () => undefined,
      () => {
        for (const key of keys) unsent.add(key)
        timer = setTimeout(() => void flush(), again)
      },
    )
    sending = sent.then(() => {
      sending = undefined
      onUnsent?.(unsent.size > 0)
    })
    return sending
  }

  const storage: Storage = {
    length: 0,
    key: () => null,
    clear: () => undefined,
    getItem(key) {
      const cell = cells.get(key)
      return cell ? JSON.stringify(draftOf(cell)) : null
    },
    setItem: (key, text) => put(key, JSON.parse(text) as Draft),
    removeItem: remove,
  }

  return {
    /** Where a form of one cell keeps its draft, by `cellKey`. */
    storage,
    /** The drafts that are shown, in the order of their records. */
    shown: (): readonly CellDraft[] => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Reads what the server keeps: what was typed on another machine comes, what was saved there goes. @throws ApiError */
    async load(): Promise<void> {
      const before = writes
      const drafts = await read()
      // What has been typed since the question is newer than its answer.
      if (writes !== before || unsent.size > 0 || sending) return
      const kept = [...cells].filter(([key]) => held.has(key))
      cells.clear()
      for (const draft of drafts) cells.set(cellKey(draft.record, draft.field), draft)
      for (const [key, cell] of kept) cells.set(key, cell)
      tell()
    },
    hold(key: string): void {
      held.add(key)
      tell()
    },
    release(key: string): void {
      held.delete(key)
      tell()
    },
    /** A draft of a cell in which nobody has changed anything goes on over the newer version of its record. */
    rebase(
      row: { readonly id: number; readonly version: number; readonly [name: string]: unknown },
      field: string,
    ): void {
      const key = cellKey(row.id, field)
      const cell = cells.get(key)
      if (cell && cell.version !== row.version && isSameValue(cell.base, row[field] ?? null))
        cells.set(key, { ...cell, version: row.version })
    },
    /** Drops all that is shown. @returns what brings it back */
    discard(): () => void {
      const dropped = shown
      for (const { record, field } of dropped) remove(cellKey(record, field))
      return () => {
        for (const cell of dropped) {
          const key = cellKey(cell.record, cell.field)
          cells.set(key, cell)
          changed(key)
        }
        tell()
      }
    },
    /** Sends what has not been sent: the page may be gone the next moment. */
    leave: (): void => void flush(true),
  }
}

/** Whether somebody has saved another value into a draft's cell since it was begun. */
export function isOvertaken({ base, saved }: CellDraft): boolean {
  return saved !== null && !isSameValue(base, saved.value)
}

function placeOf(key: string): readonly [record: number, field: string] {
  const [record = '', field = ''] = key.split('.')
  return [Number(record), field]
}

function typedOf({ record, field, version, base, value }: CellDraft): Typed {
  return { record, field, version, base, value }
}

function draftOf({ typedAt, version, field, base, value }: CellDraft): Draft {
  return { savedAt: typedAt, version, base: { [field]: base }, values: { [field]: value } }
}
