import { lazy, Suspense } from 'react'
import push from '../../../entities/service-manage/push'
import { StateCell } from '../../engine/parts/state-cell'
import type { OwnCellProps } from '../../engine/parts/own-cell'

const SendingBar = lazy(() => import('./sending-bar').then((module) => ({ default: module.SendingBar })))

/** Room for the word, the bar, the share and the rate. */
export const width = 240

/** A push's state; while it is being sent, how far it has come. */
export default function PushState({ row }: OwnCellProps) {
  const state = <StateCell entity={push} state={row.state} />
  if (row.state !== 'sending' && row.state !== 'paused') return state
  return (
    <span style={{ display: 'inline-flex', gap: 8 }}>
      {state}
      <Suspense>
        <SendingBar id={row.id} isPaused={row.state === 'paused'} />
      </Suspense>
    </span>
  )
}
