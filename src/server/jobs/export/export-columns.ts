import { traitsOf } from '../../../fields/field-traits'
import { columnOf } from '../../../fields/field-columns'
import type { FormatContext } from '../../../fields/format-context'
import { currencyPath } from '../../../fields/money/currency-of'
import type { MoneyField } from '../../../fields/money/field'
import { captionIdOf, fieldOf, titleIdOf } from '../../../fields/standard-fields'
import type { Entity } from '../../../schema/entity'
import type { Field } from '../../../schema/field'
import type { Registry } from '../../../schema/registry'
import { caption, type Language } from '../../base/captions'
import { seesSecret, type SecretPlace } from '../../access/mask'
import { targetOf } from '../../access/references'
import type { Account } from '../../access/account'
import type { Cell } from '../../sheets/csv'

/** For whom a file is written. */
export interface Reader {
  readonly account: Account
  readonly language: Language
  /** An IANA time zone. */
  readonly zone: string
  /** A second person has let the file out with personal data in the clear. */
  readonly isReleased?: boolean
}

/** Where secrets would be in a reader's file. */
export function placeOf({ isReleased }: Reader): SecretPlace {
  return isReleased ? 'released' : 'exported'
}

/** One column of a file. */
export interface ExportColumn {
  /** `nickname`, or through references `user.displayId`, `anchor.user.nickname`. */
  readonly path: string
  readonly heading: string
  /** The field at the path's end, and the entity that has it. */
  readonly field: Field
  readonly owner: Entity
  readonly isMasked: boolean
  /** The field's caption id; the captions of its codes start with it. */
  readonly captionId: string
  /** For money that says its currency beside it: the path of the currency. */
  readonly currencyPath: string | undefined
}

/** The columns of a file: those of the list, and beside an amount of money its currency where the list does not show it. */
export function exportColumns(
  registry: Registry,
  entity: Entity,
  paths: readonly string[],
  reader: Reader,
): ExportColumn[] {
  const shown = new Set(paths)
  return paths.flatMap((path) => {
    const column = columnAt(registry, entity, path, reader)
    if (!column) return []
    const { currencyPath } = column
    if (currencyPath === undefined || shown.has(currencyPath)) return [column]
    shown.add(currencyPath)
    return [column, columnAt(registry, entity, currencyPath, reader) ?? []].flat()
  })
}

/** How values read for a reader. */
export function formatContext({ language, zone }: Reader): FormatContext {
  return { language, zone, caption: (id, params) => caption(language, id, params) }
}

/** What is in a cell, of a row whose references are resolved and whose secrets are masked. */
export function cellOf(column: ExportColumn, row: Readonly<Record<string, unknown>>, base: FormatContext): Cell {
  const value = row[column.path] ?? null
  if (value === null || column.isMasked) return value as string | null
  return columnOf(column.field).toExport(value, { ...base, captionId: column.captionId, row })
}

function columnAt(registry: Registry, entity: Entity, path: string, reader: Reader): ExportColumn | undefined {
  const steps = path.split('.')
  const name = steps.pop() ?? ''
  const owner = steps.reduce<Entity | undefined>((from, step) => from && targetOf(registry, from, step), entity)
  const field = owner && fieldOf(owner, name)
  if (!owner || !field) return undefined
  const captionId = captionIdOf(owner, name)
  const isMoney = traitsOf(field).isMoney === true
  const { code } = (isMoney ? field : {}) as Partial<MoneyField>
  const currency = isMoney && steps.length === 0 ? currencyPath(field as MoneyField) : undefined
  const heading = caption(reader.language, titleIdOf(owner, name))
  return {
    path,
    heading: code !== undefined ? `${heading} (${code})` : heading,
    field,
    owner,
    captionId,
    isMasked: field.secret !== undefined && !seesSecret(reader.account, field.secret, placeOf(reader)),
    currencyPath:
      currency !== undefined && (currency.includes('.') || fieldOf(entity, currency)) ? currency : undefined,
  }
}
