import type { ReactNode } from 'react'

/** A text in the language of the gallery. */
export type Say = (english: string, chinese: string) => string

/** A component in its states; every file of `components` exports one, under the component's own file name. */
export interface Exhibit {
  /** Drawn as it is, under the pointer, with the focus, and pressed. */
  readonly interactive?: (say: Say) => ReactNode
  /** Its further states, by their names. */
  readonly states?: Readonly<Record<string, (say: Say) => ReactNode>>
  /** Each state takes a whole line. */
  readonly isWide?: true
}
