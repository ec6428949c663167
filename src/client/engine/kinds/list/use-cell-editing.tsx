import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { saveRecord } from '../../../base/api/records'
import { availabilityOf } from '../../commands/availability'
import type { ApiRow } from '../../parts/target'
import { reasonText } from '../../commands/command-buttons'
import { beforeUndo } from '../../commands/undo-stack'
import type { CellEditing, PastedCell } from '../../grid/cell-editing'
import { useCaption } from '../../../base/i18n/use-caption'
import { holds } from '../../../base/session/session'
import { toast } from '../../../base/ui/toast-store'
import { announceSaved } from '../form/begin-session'
import { saveCall } from '../../parts/form-definition'
import { createFormSession, type FormSession, type Saved, type SubmitOutcome } from '../form/form-session'
import { beginForm } from '../form/form-state'
import { readRecord } from '../../plain/read-record'
import { cellKey, type CellDrafts } from './drafts/cell-drafts'
import { CellConflict } from './cell-conflict'
import { CellField, failureText } from './cell-field'
import { editForm, fieldRefusal } from '../../parts/editable-fields'
import { PasteDialog } from './paste-dialog'
import { markUnsaved } from '../form/unsaved-changes'
import { createSaveQueue } from './save-queue'
import type { ListAtWork } from './use-list'

/** A cell's value that is on its way to the server, or was refused because the record is another by now. */
interface Sent {
  readonly session: FormSession
  readonly row: ApiRow
  readonly path: string
}

/**
 * What a list's grid needs to edit in place, and what is over the list while it does: a conflict, a paste. Cells are shown
 * as typed at once; a refusal puts back what was there and says why.
 */
export function useCellEditing(
  work: ListAtWork,
  drafts: CellDrafts | undefined,
): {
  readonly editing: CellEditing<ApiRow> | undefined
  /** Saves the drafts that are shown, one after another, up to the first that is refused. */
  readonly saveDrafts: () => Promise<void>
  readonly overlay: ReactNode
} {
  const { info, list, source, commands, columns } = work
  const { entity } = list
  const caption = useCaption()
  const [conflict, setConflict] = useState<Sent | null>(null)
  const [pasted, setPasted] = useState<readonly PastedCell<ApiRow>[] | null>(null)
  const command = commands.find((each) => each.command.verb === 'edit')

  const saves = useMemo(
    () =>
      createSaveQueue<Saved>(
        (body) => saveRecord(saveCall(info, entity, false), body, { command: `${info.id}.edit`, quiet: true }),
        // The row shows it already: who leaves now would never learn that it was not saved.
        (id, isPending) => markUnsaved(`saving.${entity.name}.${id}`, isPending),
      ),
    [info, entity],
  )
  const settleNow = useCallback(
    async (sent: Sent, outcome: Promise<SubmitOutcome>): Promise<boolean> => {
      const { session, row, path } = sent
      const patch = (values: Readonly<Record<string, unknown>>) => {
        const shown = source.get(source.indexOf(row.id))
        if (shown) source.patch([{ ...shown, ...values }])
      }
      const typed = session.get().state.values[path]
      patch({ [path]: typed })
      const { kind, ...rest } = await outcome
      drafts?.release(cellKey(row.id, path))
      if (kind === 'saved' && 'saved' in rest) {
        // Rows that were read before it was saved, and have come since, say what stood there before.
        const isPutBack = source.get(source.indexOf(row.id))?.[path] === row[path]
        patch({ version: rest.saved.version, ...(isPutBack && { [path]: typed }) })
        announceSaved(entity, rest.saved, false)
      } else if (kind === 'stale') {
        const { newer } = session.get()
        patch({ [path]: newer?.[path] ?? null, version: newer?.version })
        setConflict(sent)
        // That it was overtaken is told of the draft too, where the choice is put off.
        void drafts?.load().catch(() => undefined)
      } else {
        patch({ [path]: row[path] })
        const column = columns.find(({ id }) => id === path)?.title ?? path
        const problem = failureText(session)
        toast.error(caption(drafts ? 'grid.keptAsDraft' : 'grid.notSaved', { column, problem }))
      }
      return kind === 'saved'
    },
    [entity, columns, source, drafts, caption],
  )
  const settle = useCallback<typeof settleNow>((...asked) => beforeUndo(settleNow(...asked)), [settleNow])
  const editing = useMemo((): CellEditing<ApiRow> => {
    const form = editForm(info)
    const titleOf = (path: string) => columns.find(({ id }) => id === path)?.title ?? path
    return {
      isByDoubleClick: drafts !== undefined,
      refusalOf(row, path) {
        if (!command) return caption('grid.refused.noRight')
        const refusal = fieldRefusal(form, entity, path, holds)
        if (refusal) return caption(`grid.refused.${refusal}`, { column: titleOf(path) })
        const target = { kind: 'rows' as const, entity, ids: [row.id], known: [row] }
        const available = availabilityOf(command, target, holds)
        if (available.kind === 'run') return null
        return available.kind === 'reason' ? reasonText(available, caption) : caption('grid.refused.noRight')
      },
      renderEditor: (props) => (
        <CellField
          {...props}
          entity={entity}
          drafts={drafts}
          save={(body) => saves.save(body)}
          onSave={(session, outcome) => void settle({ session, row: props.row, path: props.columnId }, outcome)}
        />
      ),
      onPaste: setPasted,
    }
  }, [info, entity, columns, command, saves, drafts, settle, caption])

  const saveDrafts = async () => {
    for (const { record, field, saved } of drafts?.shown() ?? []) {
      const row = saved && (await readRecord(info, entity, record))
      if (!row || !drafts) continue
      drafts.rebase(row, field)
      const draftKey = cellKey(record, field)
      const state = beginForm(entity, [field], row)
      const save = (body: Record<string, unknown>) => saves.save(body)
      const session = createFormSession({ state, save, storage: drafts.storage, draftKey })
      drafts.hold(draftKey)
      if (!(await settle({ session, row, path: field }, session.submit()))) return
    }
  }

  const overlay = (
    <>
      {conflict && (
        <CellConflict
          session={conflict.session}
          onSaved={(saved) => announceSaved(entity, saved, false)}
          onClose={() => {
            setConflict(null)
            source.reload()
          }}
        />
      )}
      {pasted && (
        <PasteDialog
          entity={entity}
          columns={columns}
          cells={pasted}
          refusalOf={editing.refusalOf}
          save={(body) => saves.save(body)}
          onClose={() => setPasted(null)}
        />
      )}
    </>
  )
  // A list whose records nobody edits here stays as it was: Enter opens the row.
  return { editing: command ? editing : undefined, saveDrafts, overlay }
}
