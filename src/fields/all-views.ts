import { fieldModules } from './field-modules'
import { fieldTypes } from './field-types'
import type { ViewModule } from './view'

/** How fields of every type are drawn, by type. One file holds all of them: to ask for each by itself is a request for each. */
export const views: ReadonlyMap<string, ViewModule> = fieldModules(
  import.meta.glob<ViewModule>('./*/view.tsx', { eager: true }),
  'view.tsx',
  ['view'],
  fieldTypes(),
)
