import type { Reference } from '../../schema/field'
import styles from '../controls/control.module.css'
import { changeFilter } from '../controls/change-filter'
import { idOf } from '../controls/picked-ids'
import { ReferenceFilter } from '../controls/reference-filter'
import { ReferenceList } from '../controls/reference-list'
import { ChoiceFilter } from '../controls/choice-filter'
import { namedValues } from '../controls/select-control'
import { textCell } from '../controls/text-cell'
import { areasOf } from '../dictionary-store'
import type { FormatContext } from '../format-context'
import type { FilterProps, InputProps, View } from '../view'
import { areaChoices } from './area-choices'
import { AreaList } from './area-list'
import { ALL_AREAS, AREA, type AreasField } from './field'
import { format } from './shape'

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

/** The areas of the field's group; what a record holds of another one stays until it is taken out. */
function AreasInput({ value, onChange, ...props }: InputProps<readonly (number | Reference)[], AreasField>) {
  const { id, context, disabled, field } = props
  const held = value ?? []
  const ids = held.map(idOf)
  const offered = areasOf(field.group)
  const inGroup = new Set(offered?.map(({ oldId }) => oldId))
  const others = held.filter((area) => !inGroup.has(idOf(area)) && idOf(area) !== ALL_AREAS)
  const isAll = ids.includes(ALL_AREAS)
  const change = (all: boolean) => onChange(all ? [ALL_AREAS] : [])
  return (
    <div className={styles.stack}>
      <AllAreas
        {...((isAll || offered?.length === 0) && { id })}
        context={context}
        checked={isAll}
        onChange={change}
        disabled={disabled}
      />
      {!isAll && offered && (
        <AreaList
          {...props}
          areas={offered}
          chosen={ids.filter((area) => inGroup.has(area))}
          onChange={(chosen) => onChange([...others.map(idOf), ...chosen])}
        />
      )}
      {!isAll && (!offered || others.length > 0) && (
        <ReferenceList
          {...props}
          id={offered ? `${id}-others` : id}
          entityName={AREA}
          value={others}
          onChange={(kept) => onChange([...kept, ...ids.filter((area) => inGroup.has(area))])}
        />
      )}
    </div>
  )
}

/** All areas and those of the field's group; a filter by others, as a link may hold, shows them by number. */
function AreasFilter(props: FilterProps<AreasField>) {
  const { filter, onChange, context, field } = props
  const offered = areasOf(field.group)
  const ids = ((filter?.is ?? filter?.not ?? []) as readonly unknown[]).map(Number)
  if (offered) {
    const everywhere = { code: String(ALL_AREAS), label: context.caption('field.allAreas') }
    const single = ids.filter((id) => id !== ALL_AREAS)
    const choices = [everywhere, ...areaChoices(offered, single, context.language)]
    return <ChoiceFilter {...props} choices={choices} read={Number} />
  }
  return (
    <ReferenceFilter {...props} entityName={AREA}>
      <AllAreas
        context={context}
        checked={ids.includes(ALL_AREAS)}
        onChange={(all) => {
          const others = ids.filter((id) => id !== ALL_AREAS)
          onChange(changeFilter(filter, { is: all ? [ALL_AREAS, ...others] : others, not: undefined }))
        }}
      />
    </ReferenceFilter>
  )
}

export const view: View<readonly (number | Reference)[], AreasField> = {
  Cell: textCell(format),
  Input: AreasInput,
  Filter: AreasFilter,
  choices: ({ group }, { language }) => namedValues(areaChoices(areasOf(group) ?? [], [], language), Number),
  width: 160,
}
