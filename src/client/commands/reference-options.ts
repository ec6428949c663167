import type { Captions, Reference } from '../../schema/field'
import { searchReferences } from '../console/search-references'
import type { Option } from '../palette'
import { currentLanguage } from '../settings/settings-store'

/**
 * Records of an entity that a text may mean, as the palette offers them.
 * @param command the one that is to run on them: only those are found whose state lets it
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

/** What a record is called in the reader's language. */
export function labelText(label: string | Captions): string {
  return typeof label === 'object' ? (label[currentLanguage() === 'zh' ? 'zh_CN' : 'en'] ?? label.en) : String(label)
}

function hintOf(reference: Reference): string {
  const hint = 'hint' in reference ? reference.hint : undefined
  if (typeof hint === 'object' && hint !== null && 'en' in hint) return labelText(hint as Captions)
  return typeof hint === 'string' || typeof hint === 'number' ? String(hint) : `#${reference.id}`
}
