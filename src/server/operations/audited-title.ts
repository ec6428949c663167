import { sql, type RawBuilder } from 'kysely'
import type { Language } from '../base/captions'

/** What the record of an entry of the audit was called then, in the reader's language where the entry keeps it in both. */
export function auditedTitle(language: Language): RawBuilder<string | null> {
  if (language === 'en') return sql`record_title`
  return sql`coalesce((select change -> 'names' ->> 'zh_CN' from jsonb_array_elements(
      case when jsonb_typeof(changes) = 'array' then changes else '[]'::jsonb end) change
    where change ->> 'entity' = entity and change ->> 'id' = record_id limit 1), record_title)`
}
