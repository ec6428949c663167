import { ALL_AREAS } from '../../../fields/areas/field'
import type { ChoiceField } from '../../../fields/choice/field'
import { currenciesWith, currencyDecimals } from '../../../fields/currency'
import { itemsOf } from '../../../fields/dictionary-store'
import { columnOf } from '../../../fields/field-columns'
import { pickCaption } from '../../../fields/format'
import type { FormatContext } from '../../../fields/format-context'
import type { Field } from '../../../schema/field'
import { literal } from '../../db/table-plan'
import { formulaStarts, guardText, mostDigits } from '../../sheets/csv'

/** What SQL needs to know of a column to write its cells. */
export interface CellField {
  readonly field: Field
  readonly captionId: string
  readonly isMasked: boolean
}

/**
 * The SQL that gives a cell's content, exactly as the row-wise path writes it, of a field that refers to no other record;
 * null where the cell is empty. The session's time zone is the reader's.
 * @param column the stored value, in SQL
 * @param currency the currency's code beside it, in SQL
 * @returns undefined where SQL cannot say it
 */
export function cellSql(
  { field, captionId, isMasked }: CellField,
  column: string,
  context: FormatContext,
  currency?: string,
): string | undefined {
  if (isMasked) return maskedSql(field, column)
  switch (field.type) {
    case 'int':
    case 'order':
    case 'duration':
      return wholeSql(field, column)
    case 'percent':
      return `trim_scale(${column})`
    case 'money':
      return moneySql(field as Field & { code?: string }, column, currency)
    case 'bool':
      return chosenSql(column, { true: context.caption('field.yes'), false: context.caption('field.no') }, 'null')
    case 'enum':
      return chosenSql(column, codesOf(field, captionId, context), `${literal(`${captionId}.`)} || ${column}`)
    case 'choice':
      return chosenSql(column, itemTexts(field, context), column)
    case 'enums':
      return chosenManySql(column, field, captionId, context)
    case 'date':
      return column
    case 'instant':
      return columnOf(field).type === 'timestamptz(3)' ? secondSql(column) : undefined
    case 'image':
    case 'video':
    case 'audio':
    case 'file':
      return `nullif(${column}, '')`
    case 'string':
    case 'text':
    case 'url':
    case 'email':
    case 'color':
      return guardSql(column)
    case 'captions':
      return guardSql(captionSql(column, context.language))
    default:
      return undefined
  }
}

/** The text of a caption in the reader's language, else the nearest that is there. */
export function captionSql(column: string, language: string): string {
  const first = language === 'zh' ? 'zh_CN' : language
  const tries = [...new Set([first, 'en', 'zh_CN'])].map((code) => `nullif(${column} ->> ${literal(code)}, '')`)
  return `coalesce(${tries.join(', ')}, (select value from jsonb_each_text(${column}) where value <> '' limit 1))`
}

/** Whether a text stands in a cell just as it is. */
export function isPlain(text: string): boolean {
  return text !== '' && guardText(text) === text
}

/**
 * A text with an apostrophe before what a spreadsheet would run or shorten, as `guardText` puts it; null for an empty
 * one. Texts that begin with a letter of any script, most of them, pass by the first comparison.
 */
export function guardSql(text: string): string {
  const starts = formulaStarts.map((start) => start.charCodeAt(0)).join(', ')
  return `case when ${text} >= 'A' collate "C" and ${text} < '！' collate "C" then ${text}
    when ascii(${text}) in (${starts}) or (octet_length(${text}) > ${mostDigits} and ${text} ~ '^[0-9]+$')
      then '''' || ${text} else nullif(${text}, '') end`
}

/**
 * The members of a list as one text, each made by `one`. Lists are short: one or two members are put together without
 * the subquery, which costs ten times as much.
 * @param arePlain no member begins with what would have to be guarded
 */
export function joinedSql(
  column: string,
  one: (value: string) => string,
  arePlain: boolean,
  { language }: FormatContext,
): string {
  const separator = literal(language === 'zh' ? '、' : ', ')
  const joined = `select string_agg(${one('u.v')}, ${separator} order by u.n) as x
    from unnest(${column}) with ordinality u(v, n)`
  if (!arePlain) return `case when cardinality(${column}) > 0 then (select ${guardSql('j.x')} from (${joined}) j) end`
  const [first, second] = [one(`${column}[1]`), one(`${column}[2]`)]
  return `case cardinality(${column}) when 0 then null when 1 then ${first}
    when 2 then ${first} || ${separator} || ${second} else (${joined}) end`
}

/** The label of a reference, or its number where it has none. */
export function labelSql(label: string, id: string): string {
  return `coalesce(${label}, '#' || ${id})`
}

/** The label of an area, one of which is all of them. */
export function areaLabelSql(label: string, id: string, { caption }: FormatContext): string {
  return `case when ${id} = ${ALL_AREAS} then ${literal(caption('field.allAreas'))} else ${labelSql(label, id)} end`
}

/**
 * A moment to the second, on the clock of the session's time zone. Columns hold milliseconds: less 499.5 of them,
 * rounding is cutting off, at half the price.
 */
function secondSql(column: string): string {
  return `(${column} - interval '499500 microseconds')::timestamp(0)`
}

function codesOf(field: Field, captionId: string, { caption }: FormatContext): Record<string, string> {
  const codes = (field as Field & { of: readonly string[] }).of
  return Object.fromEntries(codes.map((code) => [code, caption(`${captionId}.${code}`)]))
}

function itemTexts(field: Field, context: FormatContext): Record<string, string> {
  return Object.fromEntries(
    itemsOf((field as ChoiceField).dictionary).map(({ value, name }) => [value, pickCaption(name, context.language)]),
  )
}

/** One text for each code; undefined where one of them would have to be guarded. */
function chosenSql(column: string, texts: Readonly<Record<string, string>>, otherwise: string): string | undefined {
  if (!Object.values(texts).every(isPlain)) return undefined
  const cases = Object.entries(texts).map(([code, text]) => `when ${literal(code)} then ${literal(text)}`)
  return `case ${column} ${cases.join(' ')} else ${otherwise} end`
}

function chosenManySql(column: string, field: Field, captionId: string, context: FormatContext): string | undefined {
  const texts = codesOf(field, captionId, context)
  const one = (code: string) => chosenSql(code, texts, `${literal(`${captionId}.`)} || ${code}`) ?? code
  return Object.values(texts).every(isPlain) ? joinedSql(column, one, true, context) : undefined
}

const longest = 10 ** mostDigits

function wholeSql(field: Field, column: string): string {
  if (columnOf(field).type === 'integer') return column
  return `case when ${column} > -${longest} and ${column} < ${longest} then ${column}::text else '''' || ${column} end`
}

function moneySql(field: Field & { code?: string }, column: string, currency: string | undefined): string | undefined {
  if (field.code !== undefined) {
    const decimals = currencyDecimals(field.code)
    // A double is written at its shortest, as JavaScript writes it.
    return decimals === 0 ? wholeSql(field, column) : `${column}::float8 / ${10 ** decimals}`
  }
  if (currency === undefined) return `${column}::float8 / 100`
  const by = (codes: readonly string[]) => codes.map(literal).join(', ')
  return `trim_scale(${column}::numeric / case when ${currency} in (${by(currenciesWith(0))}) then 1
    when ${currency} in (${by(currenciesWith(3))}) then 1000 else 100 end)`
}

/** As `maskSecret`. */
function maskedSql(field: Field, column: string): string | undefined {
  if (columnOf(field).type !== 'text') return undefined
  if (field.type === 'email') return guardSql(`regexp_replace(${column}, '^(.).*(@.).*(\\..*)$', '\\1•••\\2•••\\3')`)
  return `'•••' || right(${column}, 2)`
}
