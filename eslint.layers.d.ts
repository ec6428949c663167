import type { Linter } from 'eslint'

/** Who may import what, as ESLint takes it. */
export const layers: Linter.Config[]
