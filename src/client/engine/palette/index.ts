import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { PaletteHost } from './palette-model'

export type * from './palette-model'
export type { IndexEntry } from './index-entry'
export { loadIndex } from './load-index'
export type { CustomStepProps } from './palette'

const load = () => import('./palette')

/** The palette, loaded apart from the first load. Mount it once, for good: it draws nothing until it is opened. */
export const Palette: LazyExoticComponent<ComponentType<import('./palette').PaletteProps>> = lazy(async () => ({
  default: (await load()).Palette,
}))

/** Loads the palette and prepares its index while nobody waits, so that it opens at once. */
export async function warmPalette(host: PaletteHost): Promise<void> {
  const { indexOf } = await load()
  indexOf(host.entries())
}
