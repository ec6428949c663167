import type { Fields } from '../../../schema/field'
import { argumentCaptionId } from '../../engine/commands/command-title'
import { useCommandInfo } from '../../engine/declared/declared'
import { caption } from '../../base/i18n/i18n'
import ExportedFilters from '../exportTask/paramJson.cell'
import type { OwnCellProps } from '../../engine/parts/own-cell'
import styles from '../own-cell.module.css'
import { ValueText } from '../../engine/parts/value-text'

/** Room for an argument and a half; all of them are in the record's panel. */
export const width = 320

/** It needs nothing but the row. */
export const drawsFormer = true

/** What a command was asked to do, argument by argument in words. */
export default function AskedArguments({ row }: OwnCellProps) {
  const info = useCommandInfo(String(row.command))
  const given = (row.args ?? {}) as Readonly<Record<string, unknown>>
  if (!info) return null
  const { asks, entity } = info.command
  // Why it is asked for is shown in a column of its own.
  const filled = Object.entries((asks ?? {}) as Fields).filter(
    ([name, { role }]) => role !== 'reason' && isFilled(given[name]),
  )
  // A save asks for nothing: it tells what it changes of its record.
  const changed = Object.entries(asks ? {} : ((entity?.fields ?? {}) as Fields)).filter(([name]) => name in given)
  return (
    <span className={styles.pairs}>
      {[...filled, ...changed].map(([name, field]) => {
        const captionId = asks ? argumentCaptionId(info, name) : `${entity?.name}.${name}`
        return (
          <span key={name}>
            <span className={styles.term}>{caption('approval.argument', { name: caption(captionId) })}</span>{' '}
            {name === info.command.fills ? (
              <ExportedFilters row={{ ...row, paramJson: given[name] }} />
            ) : (
              <ValueText field={field} captionId={captionId} value={given[name]} />
            )}
          </span>
        )
      })}
    </span>
  )
}

function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '' && value !== false
}
