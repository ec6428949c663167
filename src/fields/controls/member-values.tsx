import { Fragment } from 'react'
import { emptyMeaning } from '../empty-meaning'
import { isReference } from '../field-traits'
import { FieldValue } from '../field-view'
import { filledMembers, memberContext, memberTitle } from '../members'
import { referenceText } from '../reference-text'
import type { Field, Fields, Reference } from '../../schema/field'
import type { FormatContext } from '../format-context'
import type { CellProps } from '../view'
import { useRested } from '../use-rested'
import { useLabels } from './use-labels'
import styles from './members.module.css'

interface MembersProps {
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
  readonly context: FormatContext
}

/** The filled members of an object, each under its name. */
export function MemberValues({ fields, values, context }: MembersProps) {
  return (
    <dl className={styles.values}>
      {filledMembers(fields, values).map(([name, value]) => (
        <div key={name}>
          <dt>{memberTitle(context, name, fields[name])}</dt>
          <dd>
            <MemberValue
              value={value}
              field={fields[name]!}
              context={memberContext(context, name, fields[name]!, values)}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A list of objects as a table; members that no row fills are left out. */
export function MemberTable({
  fields,
  rows,
  context,
}: Omit<MembersProps, 'values'> & { readonly rows: readonly MembersProps['values'][] }) {
  const shown = Object.keys(fields).filter((name) =>
    rows.some((row) => filledMembers(fields, row).some(([own]) => own === name)),
  )
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {shown.map((name) => (
              <th key={name} scope="col">
                {memberTitle(context, name, fields[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {shown.map((name) => (
                <td key={name}>
                  <MemberValue
                    value={row[name]}
                    field={fields[name]!}
                    context={memberContext(context, name, fields[name]!, row)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface NamedListProps {
  readonly name: string
  readonly field: Field
  readonly rows: readonly MembersProps['values'][]
  readonly context: FormatContext
  /** The most that are named; of the others is told how many they are. */
  readonly most: number
}

/** A list of records, or of links to them, by their names. */
export function NamedList({ name, field, rows, context, most }: NamedListProps) {
  const separator = context.language === 'zh' ? '、' : ', '
  return (
    <>
      {rows.slice(0, most).map((row, index) => (
        <Fragment key={index}>
          {index > 0 && separator}
          <MemberValue value={row[name]} field={field} context={memberContext(context, name, field, row)} />
        </Fragment>
      ))}
      {rows.length > most && ` +${rows.length - most}`}
    </>
  )
}

/** Records that a member refers to be there by number alone: their labels are fetched. */
function MemberValue(props: CellProps) {
  const { value, field, context } = props
  if (value === null || value === undefined) return emptyMeaning(value, field, context) ?? '—'
  if (!isReference(field)) return <FieldValue {...props} />
  return <LabelledReference {...props} value={value as number | Reference} field={field as ReferenceField} />
}

type ReferenceField = Field & { readonly to: string }

function LabelledReference({ value, field, context }: CellProps<number | Reference, ReferenceField>) {
  const isAsked = useRested(typeof value === 'number' ? `${field.to} ${value}` : undefined) !== undefined
  const { labelled } = useLabels(field.to, isAsked ? [value] : [])
  return referenceText(labelled[0] ?? value, context)
}
