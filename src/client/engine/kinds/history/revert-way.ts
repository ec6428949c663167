import type { HistoryEntry } from '../../../../calls/records'

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
