import type { Reference } from '../../schema/field'
import styles from '../controls/control.module.css'
import { changeFilter } from '../controls/change-filter'
import { idOf } from '../controls/picked-ids'
import { ReferenceFilter } from '../controls/reference-filter'
import { ReferenceList } from '../controls/reference-list'
import { textCell } from '../controls/text-cell'
import type { FormatContext } from '../format-context'
import type { FilterProps, InputProps, View } from '../view'
import { ALL_AREAS, type AreasField } from './field'
import { format } from './shape'

/** The entity whose ids area ids are. */
const AREA = 'areaConfig'

interface AllAreasProps {
  readonly id?: string
  readonly context: FormatContext
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean | undefined
}

function AllAreas({ context, onChange, ...props }: AllAreasProps) {
  return (
    <label className={styles.check}>
      <input {...props} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
      {context.caption('field.allAreas')}
    </label>
  )
}

function AreasInput({ value, onChange, ...props }: InputProps<readonly (number | Reference)[], AreasField>) {
  const { id, context, disabled } = props
  const isAll = value?.some((area) => idOf(area) === ALL_AREAS) ?? false
  const change = (all: boolean) => onChange(all ? [ALL_AREAS] : [])
  return (
    <div className={styles.stack}>
      <AllAreas {...(isAll && { id })} context={context} checked={isAll} onChange={change} disabled={disabled} />
      {!isAll && <ReferenceList {...props} entityName={AREA} value={value ?? []} onChange={onChange} />}
    </div>
  )
}

function AreasFilter(props: FilterProps<AreasField>) {
  const { filter, onChange, context } = props
  const ids = (filter?.is ?? []) as readonly number[]
  const others = ids.filter((id) => id !== ALL_AREAS)
  return (
    <ReferenceFilter {...props} entityName={AREA}>
      <AllAreas
        context={context}
        checked={ids.includes(ALL_AREAS)}
        onChange={(all) =>
          onChange(changeFilter(filter, { is: all ? [ALL_AREAS, ...others] : others, not: undefined }))
        }
      />
    </ReferenceFilter>
  )
}

export const view: View<readonly (number | Reference)[], AreasField> = {
  Cell: textCell(format),
  Input: AreasInput,
  Filter: AreasFilter,
  width: 160,
}
