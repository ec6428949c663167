import type { Choice } from '../controls/select-control'
import type { AreaEntry } from '../dictionaries'
import { pickCaption } from '../format'

/** Areas as a filter offers them; those that it names already and that are not among them stand there by number. */
export function areaChoices(areas: readonly AreaEntry[], named: readonly number[], language: string): Choice[] {
  const known = areas.map(({ oldId, name }) => ({ code: String(oldId), label: pickCaption(name, language) }))
  const unknown = named.map(String).filter((code) => !known.some((choice) => choice.code === code))
  return [...known, ...unknown.map((code) => ({ code, label: `#${code}` }))]
}
