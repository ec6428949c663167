import { proxy } from 'valtio'
import type { KeyHint } from '../../shell/frame/status-bar'

/** What the page on screen says in the status bar. */
export const status = proxy<{ selection: string; hints: readonly KeyHint[]; job: string; demo: string }>({
  selection: '',
  hints: [],
  job: '',
  demo: '',
})
