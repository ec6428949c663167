import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Captions } from '../../../schema/field'
import type { Database } from '../../db/database'
import type { Language } from '../../base/captions'

/** The figures of one part of a push's users. */
export interface Split {
  /** The id of the area, client or language; the provider's or the version's code. */
  readonly key: number | string | null
  /** What it is called, where it is a record. */
  readonly label: string | null
  readonly sent: number
  readonly delivered: number
  readonly shown: number
  readonly clicked: number
  readonly converted: number
}

type By = 'area' | 'client' | 'language' | 'provider' | 'variant'

/** Names of the records that statistics are split by, each by `s.key`. */
export const splitNames: Readonly<Partial<Record<By, RawBuilder<unknown>>>> = {
  area: sql`(select a.name from area_config a where a.id = s.key)`,
  client: sql`(select to_jsonb(c.name) from client c where c.id = s.key)`,
  language: sql`(select to_jsonb(l.native_name) from language l where l.id = s.key)`,
}

/** A push's figures by each of the things they are counted by, the largest part first. */
export async function splitsOf(db: Kysely<Database>, push: number, language: Language): Promise<Record<By, Split[]>> {
  const [area, client, spoken, provider, variant] = [
    await split(db, push, 'area', language),
    await split(db, push, 'client', language),
    await split(db, push, 'language', language),
    await split(db, push, 'provider', language),
    await split(db, push, 'variant', language),
  ]
  return { area, client, language: spoken, provider, variant: variant.filter(({ key }) => key !== null) }
}

async function split(db: Kysely<Database>, push: number, by: By, language: Language): Promise<Split[]> {
  const { rows } = await sql<Omit<Split, 'label'> & { label: string | Captions | null }>`
    select s.*, ${splitNames[by] ?? sql`null`} as label from (
      select ${sql.ref(by)} as key, coalesce(sum(sent), 0) as sent, coalesce(sum(delivered), 0) as delivered,
        coalesce(sum(shown), 0) as shown, coalesce(sum(clicked), 0) as clicked, coalesce(sum(converted), 0) as converted
      from push_stat where push = ${push} group by 1
    ) s where s.sent > 0 order by s.sent desc, s.key limit 100`.execute(db)
  return rows.map((row) => ({ ...row, label: textOf(row.label, language) }))
}

/** A record's name in the reader's language. */
export function textOf(label: string | Captions | null, language: Language): string | null {
  return typeof label === 'object' && label !== null ? label[language === 'zh' ? 'zh_CN' : 'en'] : label
}
