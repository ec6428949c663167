import { useEffect, useEffectEvent } from 'react'
import { captionIdOf } from '../../../../fields/standard-fields'
import { useCaption } from '../../../base/i18n/use-caption'
import { toast } from '../../../base/ui/toast-store'
import type { FormSession, Saved } from '../form/form-session'
import { MergeDialog } from '../form/merge-dialog'
import { useFormView } from '../form/record-form'
import { failureText } from './cell-field'

interface CellConflictProps {
  /** Whose save met a newer version of its record. */
  readonly session: FormSession
  readonly onSaved: (saved: Saved) => void
  readonly onClose: () => void
}

/** Lets choose between what was typed into a cell and what somebody else has saved there meanwhile. */
export function CellConflict({ session, onSaved, onClose }: CellConflictProps) {
  const caption = useCaption()
  const view = useFormView(session)
  const { entity } = view.state
  const isOver = view.merge === null && !view.isBusy
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOver) close()
  }, [isOver])

  const submit = async () => {
    const outcome = await session.submit()
    if (outcome.kind === 'saved') onSaved(outcome.saved)
    else if (outcome.kind === 'failed' || outcome.kind === 'invalid') toast.error(failureText(session))
  }
  if (!view.merge) return null
  return (
    <MergeDialog
      session={session}
      view={view}
      fields={view.merge}
      titleOf={(name) => caption(captionIdOf(entity, name))}
      onSubmit={() => void submit()}
    />
  )
}
