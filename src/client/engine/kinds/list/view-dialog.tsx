import { Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react'
import savedView from '../../../../entities/system/saved-view'
import type { Fields } from '../../../../schema/field'
import { ApiError } from '../../../base/api/api-error'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'
import { Dialog } from '../../../base/ui/dialog'
import { toast } from '../../../base/ui/toast-store'
import { FieldSet, type FieldProblems } from '../../parts/field-set'
import { useSubmitKeys } from '../form/form-keys'
import { FormSkeleton } from '../form/form-skeleton'
import { storedValue } from '../../parts/same-value'
import type { SavedView, ViewChange } from '../../parts/saved-views'

interface ViewDialogProps {
  /** The view to change; null keeps the list as it is under a new name. */
  readonly view: SavedView | null
  readonly save: (change: ViewChange) => Promise<{ readonly id: number }>
  readonly onSaved: (id: number) => void
  readonly onClose: () => void
}

/** Asks for a view's name, whom it is shared with, and whether the list begins with it. */
export function ViewDialog({ view, save, onSaved, onClose }: ViewDialogProps) {
  const caption = useCaption()
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({
    name: view?.name ?? '',
    roles: view?.roles ?? [],
    default: view?.default ?? false,
  })
  const [problems, setProblems] = useState<FieldProblems>({})
  const [isBusy, setBusy] = useState(false)
  const { name, roles, default: isDefault } = savedView.fields
  const fields: Fields = { name, roles, default: isDefault }

  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { id } = await save({
        name: String(values.name as string),
        roles: storedValue(values.roles ?? []) as number[],
        default: values.default === true,
      })
      toast.success(caption('view.saved', { name: String(values.name as string) }))
      onSaved(id)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblems(
        error.problems.length > 0
          ? Object.fromEntries(error.problems.map(({ field, msg }) => [field, msg]))
          : { name: error.message },
      )
    } finally {
      setBusy(false)
    }
  }

  const latest = useRef(submit)
  useLayoutEffect(() => {
    latest.current = submit
  })
  const press = useCallback(() => void latest.current(), [])
  useSubmitKeys('dialog', press)

  return (
    <Dialog
      isOpen
      title={caption(view ? 'view.editTitle' : 'view.saveAsTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{caption('ui.cancel')}</Button>
          <Button variant="primary" keys="Mod+S" isBusy={isBusy} onClick={press}>
            {caption('form.save')}
          </Button>
        </>
      }
    >
      <form onSubmit={(event) => event.preventDefault()} style={{ display: 'grid', gap: 'var(--space-4)' }}>
        <Suspense fallback={<FormSkeleton />}>
          <FieldSet
            fields={fields}
            captionIdOf={(field) => `savedView.${field}`}
            values={values}
            problems={problems}
            onChange={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
          />
        </Suspense>
      </form>
    </Dialog>
  )
}
