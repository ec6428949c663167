import type { AreaGroup } from './areas/field'
import type { AreaEntry, Dictionaries, DictionaryItem } from './dictionaries'

let held: Dictionaries | undefined
const listeners = new Set<() => void>()

/** Keeps dictionaries as those in force, for whatever reads and draws fields from now on. */
export function keepDictionaries(dictionaries: Dictionaries): void {
  if (held?.version === dictionaries.version) return
  held = dictionaries
  for (const listener of listeners) listener()
}

/** The version of those in force; empty while there are none. */
export function heldVersion(): string {
  return held?.version ?? ''
}

/** Calls back when other dictionaries are in force; returns how to stop. */
export function onDictionaries(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The items of a dictionary in their order, disabled ones included. */
export function itemsOf(dictionary: string): readonly DictionaryItem[] {
  return held?.constants[dictionary] ?? []
}

/** The areas of a group in their order, disabled ones included; undefined while no dictionaries are in force. */
export function areasOf(group: AreaGroup): readonly AreaEntry[] | undefined {
  return held?.areaConfigs[group]
}
