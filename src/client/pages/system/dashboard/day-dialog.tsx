import { traitsOf } from '../../../../fields/field-traits'
import { useQuery } from '@tanstack/react-query'
import { FieldCell } from '../../../../fields/field-view'
import { captionIdOf, fieldOf } from '../../../../fields/standard-fields'
import businessDay from '../../../../entities/system/business-day'
import { readDetail, readRows } from '../../../base/api/records'
import type { ApiRow } from '../../../engine/parts/target'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { Dialog } from '../../../base/ui/dialog'
import { deltaOf, deltaText } from './figure-text'
import styles from './dashboard.module.css'
import { addDays } from '../../../../fields/zone'

const compared = Object.entries(businessDay.fields)
  .filter(([, field]) => ['sum', 'share'].includes(traitsOf(field).figure ?? ''))
  .map(([name]) => name)

interface DayDialogProps {
  readonly row: ApiRow
  readonly onClose: () => void
}

/** A day of one area and client, compared with the same weekday a week before. */
export function DayDialog({ row, onClose }: DayDialogProps) {
  const caption = useCaption()
  const before = addDays(String(row.date as string), -7)
  const { data } = useQuery({ queryKey: ['businessDay', row.id, before], queryFn: () => readDays(row, before) })
  const format = useFormat()
  const cell = (of: ApiRow | undefined, name: string) => {
    const field = fieldOf(businessDay, name)
    if (!field || !of || of[name] === null || of[name] === undefined) return '—'
    return (
      <FieldCell
        value={of[name]}
        field={field}
        context={{ ...format, captionId: captionIdOf(businessDay, name), row: of }}
      />
    )
  }
  return (
    <Dialog
      isOpen
      title={caption('dashboard.dayTitle', { date: String(row.date as string) })}
      width={560}
      onClose={onClose}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{caption('dashboard.figureHead')}</th>
            <th scope="col">{before}</th>
            <th scope="col">{String(row.date as string)}</th>
            <th scope="col">{caption('dashboard.change')}</th>
          </tr>
        </thead>
        <tbody>
          {compared.map((name) => {
            const unit = traitsOf(fieldOf(businessDay, name)!).figure === 'share' ? 'percent' : 'count'
            const delta = deltaOf(numberOf(data?.day?.[name]), numberOf(data?.before?.[name]), unit)
            return (
              <tr key={name}>
                <th scope="row">{caption(captionIdOf(businessDay, name))}</th>
                <td>{cell(data?.before, name)}</td>
                <td>{cell(data?.day, name)}</td>
                <td>{delta === null ? '—' : deltaText(delta, unit, format.language)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Dialog>
  )
}

async function readDays(row: ApiRow, before: string): Promise<{ day?: ApiRow; before?: ApiRow }> {
  const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value)
  const [former] = await readRows(businessDay, {
    page: 'system.dashboard',
    filters: { date: { is: [before] }, area: { is: [idOf(row.area)] }, client: { is: [idOf(row.client)] } },
    size: 1,
  })
  const [day, then] = await Promise.all([readDetail(businessDay, row.id), former && readDetail(businessDay, former.id)])
  return { day, ...(then && { before: then }) }
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
