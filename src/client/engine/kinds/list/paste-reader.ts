import { areaGroupOf } from '../../../../fields/areas/field'
import { allAtOnce } from '../../../../fields/at-once'
import type { AreaEntry } from '../../../../fields/dictionaries'
import { areasOf } from '../../../../fields/dictionary-store'
import type { Field, Reference } from '../../../../schema/field'
import type { Entity } from '../../../../schema/entity'
import { partsOf, readText } from '../../../../fields/read-text'
import type { ReadText } from '../../../../fields/read-text'
import { currencyOf } from '../../../../fields/money/currency-of'
import { captionIdOf } from '../../../../fields/standard-fields'
import type { FormatContext } from '../../../../fields/format-context'
import type { ReferenceQuery } from '../../../../fields/reference-search'
import type { ApiRow } from '../../parts/target'
import { refersTo, traitsOf } from '../../../../fields/field-traits'
import type { PastedCell } from '../../grid/cell-editing'

/** Finds records of an entity by text or by id. */
type Search = (entityName: string, query: ReferenceQuery) => Promise<readonly Reference[]>

export type PasteReader = (text: string, path: string, row: ApiRow) => ReadText

/** How many texts are looked up together; a paste may hold thousands. */
const lookedUpAtOnce = 4

/**
 * Reads pasted texts as the fields of an entity; records that they refer to are looked up first, each text once.
 * @param search asks the server
 */
export async function makePasteReader(
  entity: Entity,
  cells: readonly PastedCell<ApiRow>[],
  format: Omit<FormatContext, 'captionId' | 'row'>,
  search: Search,
): Promise<PasteReader> {
  const wanted = new Map<string, { readonly target: string; readonly text: string }>()
  for (const { columnId, text } of cells) {
    const target = targetOf(entity, columnId)
    const field = entity.fields[columnId]
    if (target === undefined || (field && areasNamed(field, text))) continue
    for (const part of new Set([text.trim(), ...partsOf(text.trim())]))
      wanted.set(`${target} ${part}`, { target, text: part })
  }
  const found = new Map<string, readonly number[]>()
  await allAtOnce(lookedUpAtOnce, [...wanted], async ([key, { target, text }]) =>
    found.set(key, await idsOf(target, text, search)),
  )
  return (text, path, row) => {
    const field = entity.fields[path]
    if (!field) return { problem: 'error.readOnly' }
    const { isTranslated, isMoney } = traitsOf(field)
    if (isTranslated) return { value: { ...captionsOf(row[path]), [languageCode(format.language)]: text } }
    const currency = isMoney ? currencyOf(field as never, row) : undefined
    // Lists show amounts with the sign of their currency.
    const plain = isMoney ? text.replaceAll(/[\p{Sc}\p{L}]/gu, '') : text
    return readText(plain, field, {
      zone: format.zone,
      captionId: captionIdOf(entity, path),
      ...(currency !== undefined && { currency }),
      find: (each) => areasNamed(field, each) ?? found.get(`${targetOf(entity, path)} ${each}`) ?? [],
      namesOf: (id) => [format.caption(id)],
    })
  }
}

/** The ids that a text means: `#42` and a number are an id, else the records that are called exactly so. */
async function idsOf(target: string, text: string, search: Search): Promise<readonly number[]> {
  if (text === '') return []
  const own = text.toLowerCase()
  const named = await search(target, { search: text, limit: 20 })
  const exact = named.filter(({ label }) => namesOf(label).some((name) => name.toLowerCase() === own))
  if (exact.length > 0 || !/^#?\d{1,15}$/.test(text)) return exact.map(({ id }) => id)
  return (await search(target, { ids: [Number(text.replace('#', ''))] })).map(({ id }) => id)
}

/** The areas of a field's group that are called so, or have that number; undefined where it is of no group that is known here. */
function areasNamed(field: Field, text: string): readonly number[] | undefined {
  const group = areaGroupOf(field)
  const areas = group && areasOf(group)
  if (!areas) return undefined
  const own = text.trim().toLowerCase().replace(/^#/, '')
  const isMeant = ({ oldId, name }: AreaEntry) =>
    String(oldId) === own || Object.values(name).some((each) => each.toLowerCase() === own)
  return areas.filter(isMeant).map(({ oldId }) => oldId)
}

function namesOf(label: Reference['label']): readonly string[] {
  return typeof label === 'string' ? [label] : Object.values(label)
}

/** A text is pasted in the language that the list shows it in. */
function languageCode(language: string): string {
  return language === 'zh' ? 'zh_CN' : 'en'
}

function captionsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function targetOf(entity: Entity, path: string): string | undefined {
  const field = entity.fields[path]
  return field && refersTo(field)
}
