import type { ReactNode } from 'react'
import { proxy, ref, useSnapshot } from 'valtio'
import { useCaption } from '../../base/i18n/use-caption'
import { Button } from '../../base/ui/button'
import { Dialog } from '../../base/ui/dialog'

interface Result {
  readonly title: string
  readonly content: ReactNode
}

const store = proxy<{ shown: Result | null }>({ shown: null })

/** Shows what a command has found out in a dialog that is read and closed. */
export function openResult(shown: Result): void {
  store.shown = ref(shown)
}

export function closeResult(): void {
  store.shown = null
}

/** Stands once in the console. */
export function ResultDialogHost() {
  const caption = useCaption()
  const shown = useSnapshot(store).shown as Result | null
  return (
    <Dialog
      isOpen={shown !== null}
      onClose={closeResult}
      title={shown?.title ?? ''}
      width={640}
      footer={
        <Button variant="primary" onClick={closeResult}>
          {caption('ui.close')}
        </Button>
      }
    >
      {shown?.content}
    </Dialog>
  )
}
