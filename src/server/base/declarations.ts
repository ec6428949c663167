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

/** Every declaration, found by its place. A fault in one stops the boot here. */
export const registry: Registry = buildRegistry(found, derive)
