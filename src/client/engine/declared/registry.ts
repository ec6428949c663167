import { derive } from '../../../../commands/derived'
import { addDeclarations, emptyRegistry, type Declarations, type Registry } from '../../../schema/registry'
import { site } from './site'

const growing = emptyRegistry(site.sections)

/**
 * The declarations that have been loaded: those of the section on screen are always there. Of what may be in any section,
 * ask `declared.ts`, which loads it, or `directory`, which knows of all.
 */
export const registry: Registry = growing

/** Takes in what a section declares. */
export function registerDeclarations(found: Omit<Declarations, 'sections'>): void {
  addDeclarations(growing, found, derive)
}
