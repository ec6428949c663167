import { MemberInputs } from '../controls/member-inputs'
import { MemberValues } from '../controls/member-values'
import { PresenceFilter } from '../controls/presence-filter'
import { textCell } from '../controls/text-cell'
import styles from '../controls/members.module.css'
import { filledMembers } from '../members'
import type { CellProps, InputProps, View } from '../view'
import { membersIn, type GroupField } from './field'
import { format } from './shape'

type Value = Readonly<Record<string, unknown>>

function GroupInput({ value, onChange, field, ...props }: InputProps<Value, GroupField>) {
  const { context } = props
  const fields = membersIn(field, context.row)
  const keep = (next: Value) => {
    // The value of a member that is no longer meant is removed.
    const held = Object.fromEntries(filledMembers(fields, next))
    onChange(Object.keys(held).length === 0 ? null : field.by === undefined ? next : held)
  }
  return (
    <div
      role="group"
      className={styles.group}
      aria-label={context.captionId === undefined ? undefined : context.caption(context.captionId)}
    >
      <MemberInputs {...props} fields={fields} values={value ?? {}} onChange={keep} />
    </div>
  )
}

function GroupValue({ value, field, context }: CellProps<Value, GroupField>) {
  return <MemberValues fields={field.fields} values={value} context={context} />
}

export const view: View<Value, GroupField> = {
  Cell: textCell(format),
  Whole: GroupValue,
  Input: GroupInput,
  Filter: PresenceFilter,
  width: 200,
}
