import type { Generator } from '../world'

/** Menus and their elements come from the pages of the running build, when it starts. */
export const declaredElsewhere: Generator = { count: () => 0, row: () => ({}) }
