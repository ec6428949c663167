import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ReferenceQuery } from '../../../../fields/reference-search'
import type { Entity } from '../../../../schema/entity'
import type { ApiRow } from '../../parts/target'
import { rememberUndo, undoLast } from '../../commands/undo-stack'
import { searchReferences } from '../../references/search-references'
import { recordsChanged } from '../../parts/record-events'
import type { PastedCell } from '../../grid/cell-editing'
import type { GridColumn } from '../../grid/grid-types'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'
import { Dialog } from '../../../base/ui/dialog'
import { toast } from '../../../base/ui/toast-store'
import { FormSkeleton } from '../form/form-skeleton'
import type { Saved } from '../form/form-session'
import { useFormat } from '../../../base/format/use-format'
import { PastePreview } from './paste-preview'
import { planPaste, type PlannedRow } from './paste-plan'
import { makePasteReader } from './paste-reader'
import { runPaste, type FailedRow } from './paste-run'
import { labelOf } from '../../parts/row-label'
import styles from './paste-dialog.module.css'

interface PasteDialogProps {
  readonly entity: Entity
  readonly columns: readonly GridColumn<ApiRow>[]
  readonly cells: readonly PastedCell<ApiRow>[]
  readonly refusalOf: (row: ApiRow, path: string) => string | null
  readonly save: (body: Record<string, unknown>) => Promise<Saved>
  readonly onClose: () => void
}

/** Shows what a paste would change before anything is saved, then saves it row by row and says what became of each. */
export function PasteDialog({ entity, columns, cells, refusalOf, save, onClose }: PasteDialogProps) {
  const caption = useCaption()
  const format = useFormat()
  const id = useId()
  const { data: plan, error } = useQuery({
    queryKey: ['paste', entity.name, id],
    queryFn: async ({ signal }) => {
      const search = (name: string, query: ReferenceQuery) => searchReferences(name, query, signal)
      const read = await makePasteReader(entity, cells, format, search)
      return planPaste(cells, { entity, refusalOf, read, caption })
    },
    // Looked through once: what is saved is what was shown.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const [done, setDone] = useState<number | null>(null)
  const [failed, setFailed] = useState<readonly FailedRow[]>([])
  const isBusy = done !== null
  const waiting = failed.length > 0 ? failed.map(({ planned }) => planned) : (plan?.rows ?? [])

  const run = async (rows: readonly PlannedRow[]) => {
    setDone(0)
    const result = await runPaste(rows, save, setDone)
    setDone(null)
    const auditIds = result.saved.flatMap(({ auditId }) => (auditId === undefined ? [] : [auditId]))
    const title = caption('grid.paste.saved', { rows: result.saved.length })
    if (auditIds.length > 0) {
      rememberUndo({ title, auditIds })
      toast.success(title, { text: caption('command.undo'), run: () => void undoLast() })
    }
    if (result.saved.length > 0)
      recordsChanged(
        entity.name,
        result.saved.map(({ id }) => id),
      )
    setFailed(result.failed)
    if (result.failed.length === 0) onClose()
  }

  return (
    <Dialog
      isOpen
      width={760}
      title={caption('grid.paste.title')}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{caption(failed.length > 0 ? 'ui.close' : 'ui.cancel')}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            {...(waiting.length === 0 && { disabledReason: caption('grid.paste.nothing') })}
            onClick={() => void run(waiting)}
          >
            {failed.length > 0 ? caption('grid.paste.retry') : caption('grid.paste.save', { rows: waiting.length })}
          </Button>
        </>
      }
    >
      {error && <FailureState error={error} />}
      {plan ? <PastePreview plan={plan} entity={entity} columns={columns} /> : !error && <FormSkeleton />}
      {isBusy && <p role="status">{caption('grid.paste.progress', { done, rows: waiting.length })}</p>}
      {failed.length > 0 && (
        <div role="alert" className={styles.failed}>
          <p>{caption('grid.paste.failed', { count: failed.length })}</p>
          <ul>
            {failed.map(({ planned: { row }, reason }) => (
              <li key={row.id}>
                {labelOf(entity, row, format.language)}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
