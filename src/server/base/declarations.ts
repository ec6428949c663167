import { derive } from '../../../commands/derived'
import { buildRegistry, type Declarations, type Registry } from '../../schema/registry'

const found = {
  entities: import.meta.glob('../../entities/*/*.ts', { eager: true }),
  sections: import.meta.glob('../../pages/*/section.ts', { eager: true }),
  pages: import.meta.glob(['../../pages/**/*.ts', '!**/section.ts', '!**/presets/**'], { eager: true }),
  commands: import.meta.glob(['../../../commands/**/*.ts', '!../../../commands/derived.ts', '!**/packs/**'], {
    eager: true,
  }),
} as unknown as Declarations

/** A server that is built has been checked by its build, which is none where a declaration has a fault: a start takes them as they are. */
const areChecked = import.meta.env['DECLARATIONS_CHECKED'] === true

/** Every declaration, found by its place. A fault in one stops the build here, and the start of a server that is not built. */
export const registry: Registry = buildRegistry(found, derive, areChecked)
