import { proxy } from 'valtio'

/** A key worth knowing on the page on screen. */
export interface KeyHint {
  readonly keys: string
  /** What the key does now, as text. */
  readonly title: string
  readonly run?: () => void
}

/** What the page on screen says in the status bar. */
export const status = proxy<{ selection: string; hints: readonly KeyHint[]; job: string; demo: string }>({
  selection: '',
  hints: [],
  job: '',
  demo: '',
})
