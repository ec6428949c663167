import type { AreaGroup } from '../../../fields/areas/field'
import { areasOf } from '../../../fields/dictionary-store'
import type { Captions, Reference } from '../../../schema/field'
import { searchReferences } from './search-references'
import type { Option } from '../palette'
import { currentLanguage } from '../../base/settings/settings-store'

/**
 * Records of an entity that a text may mean, as the palette offers them.
 * @param command the one that is to run on them: only those are found that it can run on, by their state and what it looks at
 */
export async function referenceOptions(
  entity: string,
  text: string,
  signal: AbortSignal,
  command?: string,
): Promise<Option[]> {
  const asked = { search: text, limit: 20, ...(command !== undefined && { command }) }
  const found = await searchReferences(entity, asked, signal)
  return found.map((reference) => ({
    value: String(reference.id),
    label: labelText(reference.label),
    hint: hintOf(reference),
  }))
}

/**
 * The areas of a group that a text may mean, by their names, countries and codes, with their countries; undefined while
 * the areas are not known.
 */
export function areaOptions(group: AreaGroup, text: string): Option[] | undefined {
  const own = text.trim().toLowerCase()
  return areasOf(group)
    ?.filter(({ enabled }) => enabled)
    .map(({ id, oldId, name, countries }) => ({
      option: {
        value: String(oldId),
        label: labelText(name),
        hint: countries.map((country) => labelText(country.name)).join(' · '),
      },
      words: [
        id,
        String(oldId),
        ...[name, ...countries.map((country) => country.name)].flatMap((n) => Object.values(n)),
      ],
    }))
    .filter(({ words }) => words.some((word) => word.toLowerCase().includes(own)))
    .map(({ option }) => option)
}

/** What a record is called in the reader's language. */
export function labelText(label: string | Captions): string {
  return typeof label === 'object' ? (label[currentLanguage() === 'zh' ? 'zh_CN' : 'en'] ?? label.en) : String(label)
}

function hintOf(reference: Reference): string {
  const hint = 'hint' in reference ? reference.hint : undefined
  if (typeof hint === 'object' && hint !== null && 'en' in hint) return labelText(hint as Captions)
  return typeof hint === 'string' || typeof hint === 'number' ? String(hint) : `#${reference.id}`
}
