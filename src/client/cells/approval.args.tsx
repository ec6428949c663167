import { formatValue } from '../../fields/field-types'
import { useLabels } from '../../fields/controls/use-labels'
import type { Field } from '../../schema/field'
import { argumentCaptionId } from '../commands/command-title'
import { useCommandInfo } from '../console/declared'
import { caption } from '../i18n/i18n'
import { useFormat } from '../kinds/use-format'
import ExportedFilters from './exportTask.paramJson'
import type { OwnCellProps } from './own-cell'
import styles from './own-cell.module.css'

/** Shown in a column of its own. */
const reason = 'reason'

/** What a command was asked to do, argument by argument in words. */
export default function AskedArguments({ row }: OwnCellProps) {
  const info = useCommandInfo(String(row.command))
  const given = (row.args ?? {}) as Readonly<Record<string, unknown>>
  if (!info) return null
  const filled = Object.entries((info.command.asks ?? {}) as Readonly<Record<string, Field>>).filter(
    ([name]) => name !== reason && isFilled(given[name]),
  )
  return (
    <span className={styles.pairs}>
      {filled.map(([name, field]) => {
        const captionId = argumentCaptionId(info, name)
        return (
          <span key={name}>
            <span className={styles.term}>{caption(captionId)}</span>{' '}
            {name === info.command.fills ? (
              <ExportedFilters row={{ ...row, paramJson: given[name] }} />
            ) : (
              <Argument field={field} captionId={captionId} value={given[name]} />
            )}
          </span>
        )
      })}
    </span>
  )
}

interface ArgumentProps {
  readonly field: Field
  readonly captionId: string
  readonly value: unknown
}

/** References are kept as numbers, and shown by what the records are called. */
function Argument({ field, captionId, value }: ArgumentProps) {
  const format = useFormat()
  const to = 'to' in field ? String(field.to) : ''
  const ids = (Array.isArray(value) ? value : [value]).filter((each): each is number => typeof each === 'number')
  const { labelled } = useLabels(to, to ? ids : [])
  const shown = !to ? value : Array.isArray(value) ? labelled : labelled[0]
  return formatValue(shown, field, { ...format, captionId })
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false
}
