import type { Values } from './merge'
import { dayMs } from '../../../../schema/time'

/** What somebody has typed into a form and not saved. */
export interface Draft {
  /** ISO. */
  readonly savedAt: string
  /** The version of the record that was changed; null for a new one. */
  readonly version: number | null
  /** The changed fields: as they were, and as typed. */
  readonly base: Values
  readonly values: Values
}

const prefix = 'iron-man.draft.'
/** Older drafts are of no use to anybody, in milliseconds: 30 days. */
const longest = 30 * dayMs

/** The place of a draft: whose, on which page, of which record (`new` where there is none yet). */
export function draftKey(account: number, pageId: string, record: number | string): string {
  return `${prefix}${account}.${pageId}.${record}`
}

/** @returns undefined where there is none, or what is there cannot be read */
export function readDraft(storage: Storage, key: string): Draft | undefined {
  try {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Draft | null
    return draft && typeof draft.savedAt === 'string' && draft.values ? draft : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft. A full storage gives up its oldest drafts for it; a storage that takes nothing at all is passed over. */
export function writeDraft(storage: Storage, key: string, draft: Draft): void {
  const text = JSON.stringify(draft)
  for (const other of ['', ...oldestFirst(storage, key)]) {
    if (other) storage.removeItem(other)
    try {
      storage.setItem(key, text)
      return
    } catch {
      // The quota: the next oldest goes.
    }
  }
}

export function dropDraft(storage: Storage, key: string): void {
  storage.removeItem(key)
}

/** Drops the drafts that are too old to be of use. */
export function dropOldDrafts(storage: Storage, now: number): void {
  for (const key of draftKeys(storage)) {
    const draft = readDraft(storage, key)
    if (!draft || now - Date.parse(draft.savedAt) > longest) storage.removeItem(key)
  }
}

function oldestFirst(storage: Storage, except: string): string[] {
  const aged = draftKeys(storage).map((key) => [key, readDraft(storage, key)?.savedAt ?? ''] as const)
  return aged
    .filter(([key]) => key !== except)
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map(([key]) => key)
}

function draftKeys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(prefix),
  )
}
