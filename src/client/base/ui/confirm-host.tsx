import { Suspense, lazy } from 'react'
import { useSnapshot } from 'valtio'
import { answer, waiting } from './confirm'

const AlertDialog = lazy(() => import('./alert-dialog').then((module) => ({ default: module.AlertDialog })))

/** Draws the questions of `confirm`; stands once in the console. */
export function ConfirmHost() {
  const [question] = useSnapshot(waiting).questions
  if (!question) return null
  const { id, ...texts } = question
  return (
    <Suspense>
      <AlertDialog key={id} isOpen {...texts} onConfirm={() => answer(true)} onCancel={() => answer(false)} />
    </Suspense>
  )
}
