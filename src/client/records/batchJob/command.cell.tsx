import { Suspense } from 'react'
import { NamedRight } from '../../engine/commands/named-right'
import type { OwnCellProps } from '../../engine/parts/own-cell'

/** It needs nothing but the row. */
export const drawsFormer = true

/** What was done to each record, by what the right to it is called. */
export default function BatchCommand({ row }: OwnCellProps) {
  const code = typeof row.command === 'string' ? row.command : ''
  return (
    <Suspense fallback={null}>
      <NamedRight code={code} otherwise={code} />
    </Suspense>
  )
}
