import { caption } from '../../base/i18n/i18n'
import { toast } from '../../base/ui/toast-store'
import { status } from '../../engine/page/status'

/** How far the demo data of the server is. */
export interface DemoFill {
  readonly state: 'planned' | 'begun' | 'failed' | 'complete'
  readonly loaded?: number
  readonly size?: number
}

/**
 * Says in the status bar that records are still to come, or that they could not be made: whoever opens a list then knows
 * why it is empty. What ends it is said once more in passing.
 */
export function showDemoFill({ state, loaded = 0, size = 0 }: DemoFill): void {
  const before = status.demo
  status.demo = textOf(state, size > 0 ? Math.floor((100 * loaded) / size) : 0)
  if (state === 'failed' && before !== status.demo) toast.warning(status.demo)
  if (state === 'complete' && before) toast.success(caption('shell.filled'))
}

function textOf(state: DemoFill['state'], percent: number): string {
  if (state === 'complete') return ''
  return state === 'failed' ? caption('shell.fillFailed') : caption('shell.filling', { percent })
}
