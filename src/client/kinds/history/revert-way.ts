/** One change of a record, as the server tells it. */
export interface HistoryEntry {
  /** The id of the audit entry. */
  readonly id: number
  readonly at: string
  /** Who did it, by name; empty where the server did. */
  readonly who: string
  readonly kind: string
  readonly command: string | null
  readonly reason: string | null
  readonly fields: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[]
  /** What the fields held, as a save takes it; null where some of it is hidden. */
  readonly was: Readonly<Record<string, unknown>> | null
  /** Why it cannot be taken back as an action of one's own, as a caption id. */
  readonly refusal: string | null
}

/** `undo`: the action is taken back. `edit`: its fields are saved as they were. `reason`: a caption id of why neither can be. */
export type RevertWay = { readonly kind: 'undo' | 'edit' } | { readonly kind: 'none'; readonly reason: string }

/**
 * How a change of a record is put back: an action of one's own is undone with all that followed from it; what others did, or is
 * long past, is edited back by whoever may edit its fields, by the rules of any edit.
 * @param entries the record's changes, the latest first
 * @param mayEdit whether the account may edit a field of the record
 */
export function revertWay(
  entries: readonly HistoryEntry[],
  index: number,
  mayEdit: (field: string) => boolean,
): RevertWay {
  const entry = entries[index]
  if (!entry) return { kind: 'none', reason: 'error.undoNothing' }
  const names = entry.fields.map(({ field }) => field)
  const isChangedSince = entries.slice(0, index).some(({ fields }) => fields.some(({ field }) => names.includes(field)))
  if (isChangedSince) return { kind: 'none', reason: 'history.changedSince' }
  if (entry.refusal === null) return { kind: 'undo' }
  if (entry.was !== null && names.length > 0 && names.every(mayEdit)) return { kind: 'edit' }
  return { kind: 'none', reason: entry.refusal }
}
