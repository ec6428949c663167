import ExportedFilters from '../exportTask/paramJson.cell'
import type { OwnInputProps } from '../../engine/parts/own-input'

/** What a schedule exports was chosen in the list it was made from: here it is only shown. */
export default function ScheduledFilters({ value, values }: OwnInputProps) {
  return <ExportedFilters row={{ ...values, id: 0, version: 0, paramJson: value }} />
}
