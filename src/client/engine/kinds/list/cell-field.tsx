import { Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { areaGroupOf } from '../../../../fields/areas/field'
import { FieldInput } from '../../../../fields/field-view'
import { problemText } from '../../../../fields/problem-text'
import { captionIdOf } from '../../../../fields/standard-fields'
import { UploadPlaceContext } from '../../../../fields/uploads'
import type { Entity } from '../../../../schema/entity'
import type { ApiRow } from '../../parts/target'
import { traitsOf } from '../../../../fields/field-traits'
import type { CellEditorProps } from '../../grid/cell-editing'
import { useCaption } from '../../../base/i18n/use-caption'
import { markUnsaved } from '../form/unsaved-changes'
import { createFormSession, type FormSession, type Saved, type SubmitOutcome } from '../form/form-session'
import { useFormView } from '../form/record-form'
import { beginForm } from '../form/form-state'
import { useFormat } from '../../../base/format/use-format'
import { cellKey, type CellDrafts } from './drafts/cell-drafts'
import styles from './cell-field.module.css'

interface CellFieldProps extends CellEditorProps<ApiRow> {
  readonly entity: Entity
  readonly save: (body: Record<string, unknown>) => Promise<Saved>
  /** Where what is typed is kept until it is saved; it is not kept where there is none. */
  readonly drafts: CellDrafts | undefined
  /** Called with what is being saved, once the value holds by the rules of its field. */
  readonly onSave: (session: FormSession, outcome: Promise<SubmitOutcome>) => void
}

/** The control of one field of a row, with what is wrong with it beneath. */
export function CellField({ row, columnId, id, ref, entity, save, drafts, onSave }: CellFieldProps) {
  const caption = useCaption()
  const format = useFormat()
  const draftKey = cellKey(row.id, columnId)
  const storage = drafts?.storage ?? noStorage
  const [session] = useState(() => {
    drafts?.rebase(row, columnId)
    return createFormSession({ state: beginForm(entity, [columnId], row), save, storage, draftKey })
  })
  // What was there when it was opened stays where only what was typed since is given up.
  const [kept] = useState(() => storage.getItem(draftKey))
  const isSaving = useRef(false)
  const view = useFormView(session)
  const field = entity.fields[columnId]
  const problems = view.problems.map((problem) => ({
    path: problem.path.slice(columnId.length + 1),
    id: problemText(problem, caption(captionIdOf(entity, columnId)), caption),
    params: {},
  }))
  useImperativeHandle(ref, () => ({
    commit() {
      if (!session.get().isDirty) return true
      const outcome = session.submit()
      const isSent = session.get().isBusy
      isSaving.current = isSent
      if (isSent) onSave(session, outcome)
      return isSent
    },
    cancel() {
      session.discard()
      if (kept !== null) storage.setItem(draftKey, kept)
    },
  }))
  useEffect(() => {
    const key = `cell.${entity.name}.${row.id}.${columnId}`
    markUnsaved(key, view.isDirty && !drafts)
    return () => markUnsaved(key, false)
  }, [entity, row.id, columnId, view.isDirty, drafts])
  useEffect(() => {
    drafts?.hold(draftKey)
    return () => {
      session.keep()
      if (!isSaving.current) drafts?.release(draftKey)
    }
  }, [drafts, draftKey, session])

  if (!field) return null
  return (
    <div
      className={styles.field}
      data-wide={traitsOf(field).inCell === 'wide' || areaGroupOf(field) !== undefined || undefined}
    >
      <Suspense>
        <UploadPlaceContext value={`${entity.name}.${columnId}`}>
          <FieldInput
            id={id}
            value={view.state.values[columnId] ?? null}
            onChange={(value) => session.change(columnId, value)}
            field={field}
            context={{ ...format, captionId: captionIdOf(entity, columnId), row }}
            problems={problems}
            describedBy={problems.length > 0 ? `${id}-problem` : undefined}
          />
        </UploadPlaceContext>
      </Suspense>
      {problems[0] && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problems[0].id}
        </p>
      )}
    </div>
  )
}

/** Why a save failed, as a sentence. */
export function failureText(session: FormSession): string {
  const { message, problems } = session.get()
  return problems[0]?.id ?? message
}

/** Where a list keeps no drafts, a cell is saved at once. */
const noStorage: Storage = {
  length: 0,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  key: () => null,
  clear: () => undefined,
}
