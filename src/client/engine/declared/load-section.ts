import { sections } from 'virtual:sections'
import { loadCaptions } from '../../base/i18n/i18n'
import { currentLanguage } from '../../base/settings/settings-store'
import { registerDeclarations } from './registry'

const loads = new Map<string, Promise<void>>()
const loaded = new Set<string>()
const listeners = new Set<() => void>()

/**
 * Loads what a section declares and its words, once; then its pages, their commands and their records are in the registry.
 * A load that failed is tried again the next time.
 */
export function loadSection(id: string): Promise<void> {
  const known = loads.get(id)
  if (known) return known
  const loading = load(id).catch((error: unknown) => {
    loads.delete(id)
    throw error
  })
  loads.set(id, loading)
  return loading
}

/** Whether a section is there. */
export function isLoaded(id: string): boolean {
  return loaded.has(id)
}

/** Tells whenever a section has come, until the returned function is called. */
export function onSectionLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function load(id: string): Promise<void> {
  const files = sections[id]
  if (!files) throw new Error(`There is no section "${id}".`)
  const [found] = await Promise.all([files.declarations(), loadCaptions(files.words, currentLanguage())])
  registerDeclarations(found)
  loaded.add(id)
  for (const listener of listeners) listener()
}
