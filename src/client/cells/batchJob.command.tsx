import { Suspense } from 'react'
import { useKnownCommands } from '../commands/known-commands'
import { rightTitle } from '../commands/right-title'
import { useCaption } from '../i18n/use-caption'
import type { OwnCellProps } from './own-cell'

/** It needs nothing but the row. */
export const drawsFormer = true

/** What was done to each record, by what the right to it is called. */
export default function BatchCommand({ row }: OwnCellProps) {
  return (
    <Suspense fallback={null}>
      <RightTitle code={typeof row.command === 'string' ? row.command : ''} />
    </Suspense>
  )
}

function RightTitle({ code }: { readonly code: string }) {
  useCaption()
  return rightTitle(useKnownCommands(), code) ?? code
}
