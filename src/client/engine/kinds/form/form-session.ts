import type { SavedRecord } from '../../../../calls/records'
import type { Problem } from '../../../../fields/problems'
import { ApiError } from '../../../base/api/api-error'
import { caption } from '../../../base/i18n/i18n'
import { dropDraft, readDraft, writeDraft } from './draft-store'
import {
  beginForm,
  bodyOf,
  changedNames,
  changeField,
  compareForm,
  isDirty,
  leaveField,
  mergeForm,
  refuseForm,
  savedForm,
  shownProblems,
  submitForm,
  type FormRecord,
  type FormState,
} from './form-state'
import type { MergeField, Side, Values } from './merge'

/** A saved record, with the entry of the audit log that its undo goes by. */
export type Saved = Pick<SavedRecord, 'id' | 'version' | 'auditId' | 'approvalIds'>

/** What a form shows. */
export interface FormView {
  readonly state: FormState
  readonly problems: ReturnType<typeof shownProblems>
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** Why the last save failed, as a sentence. */
  readonly message: string
  /** When the draft that was restored had been kept; null where none was. */
  readonly restoredAt: string | null
  /** A newer version of the record, which somebody else has saved. */
  readonly newer: FormRecord | null
  /** The fields to choose between before the newer version can be saved over; null while the choice is not open. */
  readonly merge: readonly MergeField[] | null
}

export type SubmitOutcome =
  | { readonly kind: 'saved'; readonly saved: Saved }
  | { readonly kind: 'unchanged' | 'invalid' | 'stale' | 'failed' | 'busy' }

export type FormSession = ReturnType<typeof createFormSession>

export interface FormSessionOptions {
  readonly state: FormState
  /** Sends a save. @throws ApiError */
  readonly save: (body: Record<string, unknown>) => Promise<Saved>
  readonly storage: Storage
  /** Where the draft is kept. */
  readonly draftKey: string
  readonly now?: () => number
}

/** A draft is written at most this often, in milliseconds; what is typed in between is at most this old. */
const throttle = 400

/**
 * A form while it is filled in, outside React so that it outlives its page: one save at a time, a draft after every change,
 * and nothing typed is ever thrown away but by `discard`.
 */
export function createFormSession({ state: first, save, storage, draftKey, now = Date.now }: FormSessionOptions) {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let original = first
  let view: FormView = restored(first)

  function restored(state: FormState): FormView {
    const draft = readDraft(storage, draftKey)
    if (!draft) return viewOf(state)
    const typed = { ...state, values: { ...state.values, ...draft.values } }
    const hasMoved = state.record !== null && draft.version !== null && draft.version !== state.record.version
    if (hasMoved && state.record) {
      // Still a change of the version it was typed over: what others have saved since is compared before it is overwritten.
      const then = {
        ...typed,
        record: { ...state.record, version: draft.version },
        base: { ...state.base, ...draft.base },
      }
      if (isDirty(then)) return viewOf(then, { restoredAt: draft.savedAt, newer: { ...state.base, ...state.record } })
    }
    return isDirty(typed) ? viewOf(typed, { restoredAt: draft.savedAt }) : viewOf(state)
  }

  function set(state: FormState, more: Partial<FormView> = {}): void {
    view = { ...viewOf(state, view), problems: shownProblems(state), isDirty: isDirty(state), ...more, state }
    for (const listener of listeners) listener()
  }

  function keepSoon(): void {
    timer ??= setTimeout(keep, throttle)
  }

  function keep(): void {
    clearTimeout(timer)
    timer = undefined
    const { state } = view
    const names = changedNames(state)
    if (names.length === 0) return dropDraft(storage, draftKey)
    const only = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
    writeDraft(storage, draftKey, {
      savedAt: new Date(now()).toISOString(),
      version: state.record?.version ?? null,
      base: only(state.base),
      values: only(state.values),
    })
  }

  async function submit(): Promise<SubmitOutcome> {
    if (view.isBusy) return { kind: 'busy' }
    const state = submitForm(view.state)
    set(state, { message: '' })
    if (view.problems.length > 0) return { kind: 'invalid' }
    if (state.record && !isDirty(state)) return { kind: 'unchanged' }
    keep()
    set(state, { isBusy: true })
    try {
      const saved = await save(bodyOf(state))
      const after = savedForm(view.state, saved, state.values)
      original = savedForm(state, saved, state.values)
      set(after, { isBusy: false, restoredAt: null, newer: null, merge: null })
      keep()
      return { kind: 'saved', saved }
    } catch (error) {
      return failed(error)
    }
  }

  function failed(error: unknown): SubmitOutcome {
    if (!(error instanceof ApiError)) {
      set(view.state, { isBusy: false })
      throw error
    }
    const newer = staleRecordOf(error)
    if (newer) {
      set(view.state, { isBusy: false, newer, merge: compareForm(view.state, newer) })
      return { kind: 'stale' }
    }
    const problems = error.problems.map(({ field, msg }) => ({ path: field, id: msg, params: {} }))
    const message = error.isNetwork ? `${error.message} ${caption('form.kept')}` : error.message
    set(refuseForm(view.state, problems), { isBusy: false, message })
    return { kind: 'failed' }
  }

  return {
    get: (): FormView => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(name: string, value: unknown): void {
      set(changeField(view.state, name, value))
      keepSoon()
    },
    leave: (name: string): void => set(leaveField(view.state, name)),
    /** Checks everything, then sends what has changed; sent again as it is, after a failure. */
    submit,
    /** A newer version arrived while the form is open: taken where nothing is typed yet, else said. */
    receive(record: FormRecord): void {
      const { state } = view
      if (!state.record || state.record.id !== record.id || record.version <= state.record.version || view.isBusy)
        return
      if (view.isDirty) return set(state, { newer: record })
      original = beginForm(state.entity, state.names, record)
      set(original)
    },
    /** Opens the choice between one's own changes and those of the newer version. */
    compare: (): void => void (view.newer && set(view.state, { merge: compareForm(view.state, view.newer) })),
    /** Takes the newer version with one's own changes over it, as chosen. */
    merge(choices: Readonly<Record<string, Side>>): void {
      if (!view.newer) return
      original = beginForm(view.state.entity, view.state.names, view.newer)
      set(mergeForm(view.state, view.newer, choices), { newer: null, merge: null, message: '' })
      keep()
    },
    /** What the server found wrong with what was saved, e.g. when it was handed on; each until its field is changed. */
    refuse: (problems: readonly Problem[], message: string): void => set(refuseForm(view.state, problems), { message }),
    closeMerge: (): void => set(view.state, { merge: null }),
    /** Throws away what was typed, and its draft. */
    discard(): void {
      clearTimeout(timer)
      timer = undefined
      dropDraft(storage, draftKey)
      set(original, { restoredAt: null, message: '', newer: null, merge: null })
    },
    /** Writes the draft now: the page may be gone the next moment. */
    keep: (): void => void (timer !== undefined && keep()),
  }
}

function viewOf(state: FormState, more: Partial<FormView> = {}): FormView {
  return {
    isBusy: false,
    message: '',
    restoredAt: null,
    newer: null,
    merge: null,
    ...more,
    state,
    problems: shownProblems(state),
    isDirty: isDirty(state),
  }
}

/** A stale save is answered with the record as it is now. */
function staleRecordOf({ code, data }: ApiError): FormRecord | undefined {
  if (code !== 'B01' || typeof data !== 'object' || data === null) return undefined
  return 'reason' in data && data.reason === 'stale' && 'current' in data ? (data.current as FormRecord) : undefined
}
