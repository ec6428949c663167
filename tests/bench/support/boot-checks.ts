import { derive } from '../../../commands/derived'
import { buildRegistry, type Declarations } from '../../../src/schema/registry'
import { allOperations } from '../../../src/server/all-operations'

const found = {
  entities: import.meta.glob('../../../src/entities/*/*.ts', { eager: true }),
  sections: import.meta.glob('../../../src/pages/*/section.ts', { eager: true }),
  pages: import.meta.glob(['../../../src/pages/**/*.ts', '!**/section.ts', '!**/presets/**'], { eager: true }),
  commands: import.meta.glob(['../../../commands/**/*.ts', '!../../../commands/derived.ts', '!**/packs/**'], {
    eager: true,
  }),
} as unknown as Declarations

const began = performance.now()
const registry = buildRegistry(found, derive)
/** How many calls the API has. */
export const calls = allOperations(registry).length
/** What a server takes to check all declarations and to derive its calls from them, once their files are loaded. */
export const milliseconds = performance.now() - began
