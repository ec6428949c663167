import { formatInstant, formatNumber, pickCaption } from '../../../../fields/format'
import { captionIdOf, fieldOf } from '../../../../fields/standard-fields'
import { isFindings } from '../../../../schema/findings'
import type { CommandInfo } from '../../../../schema/registry'
import { FieldValue } from '../../../../fields/field-view'
import { FindingsTable } from '../../commands/findings-table'
import { hasCaption } from '../../../base/i18n/i18n'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { readResult, wordsOf } from './read-result'
import styles from './tool-page.module.css'

interface ResultViewProps {
  readonly info: CommandInfo
  /** What `runCommand` resolved to. */
  readonly answer: unknown
}

/** What a command found out: findings, a table of rows, named values, or a sentence. */
export function ResultView({ info, answer }: ResultViewProps) {
  const caption = useCaption()
  const result = readResult(answer)
  const found = resultIn(answer)
  if (isFindings(found)) return <FindingsTable findings={found.findings} />
  if (result.kind === 'nothing') return <p className={styles.nothing}>{caption('tool.nothing')}</p>
  if (result.kind === 'value') return <Value info={info} name="" value={result.value} />
  if (result.kind === 'fields')
    return (
      <dl className={styles.fields}>
        {result.fields.map(([name, value]) => (
          <div key={name} data-wide={isList(value) || undefined}>
            <dt>{caption(titleId(info, name))}</dt>
            <dd>
              <Value info={info} name={name} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption('tool.result')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {result.names.map((name) => (
              <th key={name} scope="col">
                {caption(titleId(info, name))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.rows.map((row, index) => (
            <tr key={index}>
              {result.names.map((name) => (
                <td key={name}>
                  <Value info={info} name={name} value={row[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function resultIn(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : answer
}

interface ValueProps {
  readonly info: CommandInfo
  readonly name: string
  readonly value: unknown
}

function Value({ info, name, value }: ValueProps) {
  const caption = useCaption()
  const format = useFormat()
  if (value === null || value === undefined || value === '') return '—'
  const { entity } = info.page.page
  const field = entity && fieldOf(entity, name)
  if (entity && field)
    return <FieldValue value={value} field={field} context={{ ...format, captionId: captionIdOf(entity, name) }} />
  if (typeof value === 'boolean') return caption(value ? 'field.yes' : 'field.no')
  if (typeof value === 'number') return formatNumber(value, format.language)
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? formatInstant(value, format.zone) : value
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ')
  if (isReference(value))
    return typeof value.label === 'string' ? value.label : pickCaption(value.label, format.language)
  return <ResultView info={info} answer={{ result: value }} />
}

/** What a value is called: by the command's own words, by the record's, by those that arguments share, else by its name. */
function titleId({ id, page: { page } }: CommandInfo, name: string): string {
  const ids = [
    `${id}.${name}`,
    ...(page.entity ? [captionIdOf(page.entity, name)] : []),
    `ask.${name}`,
    `record.${name}`,
  ]
  return ids.find(hasCaption) ?? wordsOf(name)
}

function isList(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !isReference(value)
}

function isReference(value: unknown): value is { readonly label: string | Readonly<Record<string, string>> } {
  return typeof value === 'object' && value !== null && 'label' in value && 'id' in value
}
