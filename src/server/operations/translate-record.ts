import { isTranslated } from '../../fields/field-traits'
import type { Entity, Row } from '../../schema/entity'
import type { Captions } from '../../schema/field'
import type { Context } from '../pipeline/operation'
import { translationOf } from '../translation/translation-of'

type Texts = Readonly<Record<string, string>>
type AnyRow = Row<Entity>

/** What a translating command asks for. */
export interface Wanted {
  readonly languages: readonly string[]
  /** Texts that are there already are translated again. */
  readonly overwrite?: boolean | null
}

/** Who translated, with the caption id of what has to be said of it. */
export interface Translated {
  readonly texts: Readonly<Record<string, Captions>>
  readonly by: string
  readonly note?: string
}

/** Whether a record has a text to translate, and none in one of the languages yet. */
export function lacksTexts(entity: Entity, row: AnyRow, { languages, overwrite }: Wanted): boolean {
  return languages.some((language) => lacking(entity, row, language, overwrite === true).length > 0)
}

/**
 * The captions of a record with those in further languages filled in, by field; only fields that gained one.
 * @throws C0001 where the translator does not answer
 */
export async function translateRecord(
  context: Context,
  entity: Entity,
  row: AnyRow,
  { languages, overwrite }: Wanted,
): Promise<Translated> {
  const translation = translationOf(context.services)
  const texts: Record<string, Captions> = {}
  for (const language of languages) {
    const fields = lacking(entity, row, language, overwrite === true)
    for (const source of ['en', 'zh_CN']) {
      const some = fields.filter((field) => sourceOf(textsOf(row, field), language) === source)
      if (some.length === 0) continue
      const given = some.map((field) => textsOf(row, field)[source] ?? '')
      const translated = await translation.translate(given, source, language)
      some.forEach((field, index) => {
        const text = [...(translated[index] ?? '')].slice(0, maxOf(entity, field)).join('')
        texts[field] = { ...(texts[field] ?? (textsOf(row, field) as Captions)), [language]: text }
      })
    }
  }
  return { texts, by: translation.name, ...(translation.name === 'embedded' && { note: 'translation.embedded' }) }
}

/** The fields that have a text to translate into a language, and none in it yet. */
function lacking(entity: Entity, row: AnyRow, language: string, overwrite: boolean): string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    if (!isTranslated(field) || field.readOnly) return []
    const texts = textsOf(row, name)
    const source = sourceOf(texts, language)
    return source && (overwrite || !texts[language]?.trim()) ? [name] : []
  })
}

/** The language that is translated from: English, as most translators know it best, unless that is what is asked for. */
function sourceOf(texts: Texts, language: string): string | undefined {
  return ['en', 'zh_CN'].find((source) => source !== language && texts[source]?.trim())
}

function textsOf(row: AnyRow, name: string): Texts {
  return ((row as unknown as Readonly<Record<string, Texts | null>>)[name] ?? {}) as Texts
}

function maxOf(entity: Entity, name: string): number {
  const field = entity.fields[name]
  return field && 'max' in field ? Number(field.max) : 500
}
