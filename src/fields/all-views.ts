import { fieldModules } from './field-modules'
import { fieldTypes } from './field-types'
import type { View, ViewModule } from './view'

const modules = fieldModules(
  import.meta.glob<ViewModule>('./*/view.tsx', { eager: true }),
  'view.tsx',
  ['view'],
  fieldTypes(),
)

/** How fields are drawn, by type. One file holds all of them: to ask for each by itself is a request for each. */
export const views: ReadonlyMap<string, View> = new Map(
  // Each is written for the values of its own type, and is given no others: field and value come from one declaration.
  [...modules].map(([type, { view }]) => [type, view as unknown as View]),
)
