import type { Field } from '../schema/field'
import type { CellReading } from './cell-sql'
import { literal } from './make-column'
import { formulaStarts, guardText, maxDigits } from './sheet-guard'

type Guarding = Pick<CellReading, 'isGuarded'>

/** Whether a text is in a cell just as it is. */
export function isPlain(text: string, { isGuarded }: Guarding): boolean {
  return !isGuarded || (text !== '' && guardText(text) === text)
}

/**
 * A text with an apostrophe before what a spreadsheet would run or shorten, as `guardText` puts it, and null for an empty
 * one; just as it is where nothing is guarded. Texts that begin with a letter of any script, most of them, pass by the
 * first comparison.
 */
export function guardSql(text: string, { isGuarded }: Guarding): string {
  if (!isGuarded) return text
  const starts = formulaStarts.map((start) => start.charCodeAt(0)).join(', ')
  return `case when ${text} >= 'A' collate "C" and ${text} < '！' collate "C" then ${text}
    when ascii(${text}) in (${starts}) or (octet_length(${text}) > ${maxDigits} and ${text} ~ '^[0-9]+$')
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
  reading: Pick<CellReading, 'context' | 'isGuarded'>,
): string {
  const separator = literal(reading.context.language === 'zh' ? '、' : ', ')
  const joined = `select string_agg(${one('u.v')}, ${separator} order by u.n) as x
    from unnest(${column}) with ordinality u(v, n)`
  if (!arePlain)
    return `case when cardinality(${column}) > 0 then (select ${guardSql('j.x', reading)} from (${joined}) j) end`
  const [first, second] = [one(`${column}[1]`), one(`${column}[2]`)]
  return `case cardinality(${column}) when 0 then null when 1 then ${first}
    when 2 then ${first} || ${separator} || ${second} else (${joined}) end`
}

/** A text, guarded. */
export function textSql(_field: Field, column: string, reading: CellReading): string {
  return guardSql(column, reading)
}

/** A storage key. */
export function keySql(_field: Field, column: string): string {
  return `nullif(${column}, '')`
}

/** One text for each code; undefined where one of them would have to be guarded. */
export function chosenSql(
  column: string,
  texts: Readonly<Record<string, string>>,
  otherwise: string,
  reading: Guarding,
): string | undefined {
  if (!Object.values(texts).every((text) => isPlain(text, reading))) return undefined
  const cases = Object.entries(texts).map(([code, text]) => `when ${literal(code)} then ${literal(text)}`)
  return `case ${column} ${cases.join(' ')} else ${otherwise} end`
}

/** The captions of a field's codes, by code. */
export function codeTexts(codes: readonly string[], { captionId, context }: CellReading): Record<string, string> {
  return Object.fromEntries(codes.map((code) => [code, context.caption(`${captionId}.${code}`)]))
}

const longest = 10 ** maxDigits

/** A whole number, guarded where it is longer than spreadsheets keep. */
export function wholeSql(column: string, { isGuarded }: Guarding): string {
  if (!isGuarded) return column
  return `case when ${column} > -${longest} and ${column} < ${longest} then ${column}::text else '''' || ${column} end`
}
