import { createContext } from 'react'

/** The languages that the texts of a form are shown in, the same for all of them. */
export interface FormLanguages {
  /** From left to right; the first where there is room for one. */
  readonly shown: readonly string[]
}

/** Given by a form whose languages are switched once for all of its texts; without it each text has a switch of its own. */
export const FormLanguagesContext = createContext<FormLanguages | null>(null)
