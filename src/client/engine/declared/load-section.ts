import { sections } from 'virtual:sections'
import { loadCaptions, takeCaptions } from '../../base/i18n/i18n'
import type { Language } from '../../base/settings/settings'
import { currentLanguage } from '../../base/settings/settings-store'
import { registerDeclarations } from './registry'

type Files = (typeof sections)[string]

/** A section's files, with its words in one language. */
interface FetchedSection {
  readonly declarations: Awaited<ReturnType<Files['declarations']>>
  readonly language: Language
  readonly words: Awaited<ReturnType<Files['words'][Language]>>
}

const loads = new Map<string, Promise<void>>()
const loaded = new Set<string>()
const fetched = new Map<string, FetchedSection>()
const listeners = new Set<() => void>()

/**
 * Loads what a section declares and its words, once; then its pages, their commands and their records are in the registry. Where it
 * has been fetched ahead that is so when this returns. A load that failed is tried again the next time.
 */
export function loadSection(id: string): Promise<void> {
  const known = loads.get(id)
  if (known) return known
  const here = fetched.get(id)
  const loading = (here?.language === currentLanguage() ? takeIn(id, here) : load(id)).catch((error: unknown) => {
    loads.delete(id)
    throw error
  })
  loads.set(id, loading)
  return loading
}

/**
 * Fetches the files of a section that somebody is about to enter, so that entering it waits for none. It changes nothing that is
 * drawn, and says nothing of a failure: entering fetches them again.
 */
export async function fetchSection(id: string): Promise<void> {
  const found = await fetchFiles(id).catch(() => undefined)
  if (found && !loads.has(id)) fetched.set(id, found)
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
  await takeIn(id, await fetchFiles(id))
}

async function fetchFiles(id: string): Promise<FetchedSection> {
  const language = currentLanguage()
  const files = filesOf(id)
  const [declarations, words] = await Promise.all([files.declarations(), files.words[language]()])
  return { declarations, language, words }
}

function filesOf(id: string): Files {
  const files = sections[id]
  if (!files) throw new Error(`There is no section "${id}".`)
  return files
}

/** Up to its end without waiting, unless the language has changed meanwhile. */
async function takeIn(id: string, { declarations, language, words }: FetchedSection): Promise<void> {
  fetched.delete(id)
  takeCaptions(filesOf(id).words, language, words)
  if (language !== currentLanguage()) await loadCaptions(filesOf(id).words, currentLanguage())
  registerDeclarations(declarations)
  loaded.add(id)
  for (const listener of listeners) listener()
}
