import { isTranslated } from '../../../fields/field-traits'
import { fieldOf, standardFields, titleIdOf } from '../../../fields/standard-fields'
import type { Entity } from '../../../schema/entity'
import type { Field } from '../../../schema/field'
import { offeredPaths, type PageInfo, type Registry } from '../../../schema/registry'
import { caption } from '../../base/captions'
import { targetOf } from '../../access/references'

/** One column of a sheet, and what it says of a record. */
export type ImportColumn =
  /** The record's own id: the row changes that record instead of adding one. */
  | { readonly kind: 'id'; readonly index: number }
  /** A field; of texts by language, only that of one language where it is named. */
  | {
      readonly kind: 'field'
      readonly index: number
      readonly name: string
      readonly field: Field
      readonly language?: string
    }
  /** A field of the record that a reference is to: it finds that record. */
  | {
      readonly kind: 'far'
      readonly index: number
      readonly name: string
      readonly target: Entity
      readonly far: string
    }

/** What a sheet's headings mean. */
export interface Headings {
  readonly columns: readonly ImportColumn[]
  /** Headings that mean nothing here. */
  readonly unknown: readonly string[]
}

/**
 * Tells from its heading what a column holds: a field's name, or what it is called in either language, as an export of the
 * same list writes it. Fields that nobody may write are passed over, so that an export can be taken back as it is.
 */
export function readHeadings(
  registry: Registry,
  { page }: PageInfo,
  entity: Entity,
  headings: readonly string[],
): Headings {
  const meanings = meaningsOf(registry, entity, [...offeredPaths(page), ...Object.keys(entity.fields)])
  const isText = (path: string) => isTranslated(fieldOf(entity, path))
  const columns: ImportColumn[] = []
  const unknown: string[] = []
  headings.forEach((heading, index) => {
    if (heading === '') return
    const [, text = heading, language] = /^(.*?)\s*[.(]([a-z]{2}(?:_[A-Z]{2})?)\)?$/.exec(heading) ?? []
    const [exact] = meanings.get(keyOf(heading)) ?? []
    const path = exact ?? (meanings.get(keyOf(text)) ?? []).find(isText)
    if (path === undefined) return void unknown.push(heading)
    const column = columnOf(registry, entity, path, index, exact === undefined ? language : undefined)
    if (column) columns.push(column)
  })
  return { columns, unknown }
}

/** The paths that a heading may mean. Two fields may be called the same: what the list shows comes first. */
function meaningsOf(registry: Registry, entity: Entity, paths: readonly string[]): Map<string, string[]> {
  const meanings = new Map<string, string[]>()
  for (const path of [...Object.keys(standardFields), 'state', ...paths]) {
    const [first = '', far] = path.split('.')
    const owner = far === undefined ? entity : targetOf(registry, entity, first)
    if (!owner) continue
    const captionId = titleIdOf(owner, far ?? first)
    for (const name of new Set([path, caption('en', captionId), caption('zh', captionId)].map(keyOf)))
      meanings.set(name, [...(meanings.get(name) ?? []), path])
  }
  return meanings
}

function columnOf(
  registry: Registry,
  entity: Entity,
  path: string,
  index: number,
  language: string | undefined,
): ImportColumn | undefined {
  if (path === 'id') return { kind: 'id', index }
  const [name = '', far] = path.split('.')
  const field = fieldOf(entity, name)
  if (!field || field.readOnly) return undefined
  const target = far === undefined ? undefined : targetOf(registry, entity, name)
  if (target && far !== undefined) return { kind: 'far', index, name, target, far }
  return { kind: 'field', index, name, field, ...(language !== undefined && { language }) }
}

function keyOf(heading: string): string {
  return heading.trim().toLowerCase()
}
