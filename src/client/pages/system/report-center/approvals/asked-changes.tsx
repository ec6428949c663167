import { useQuery } from '@tanstack/react-query'
import type { Entity } from '../../../../../schema/entity'
import { readDetail } from '../../../../base/api/records'
import { useCaption } from '../../../../base/i18n/use-caption'
import { useCommandInfo } from '../../../../engine/declared/declared'
import { CompareFields } from '../../../../engine/parts/compare/compare-fields'
import { comparedFields } from '../../../../engine/parts/compare/compared-fields'
import type { ApiRow } from '../../../../engine/parts/target'
import { useFieldViews } from '../../../../engine/parts/use-field-views'
import AskedArguments from '../../../../records/approval/args.cell'
import { askedFields } from './asked-fields'

/** What a request would change: where it waits, the record as it is beside what it would be; else what was asked for alone. */
export function AskedChanges({ row }: { readonly row: ApiRow }) {
  const info = useCommandInfo(String(row.command))
  const entity = info?.command.entity
  const args = argumentsOf(row)
  const names = info ? askedFields(info.command, args) : []
  if (!entity || names.length === 0 || row.state !== 'pending') return <AskedArguments row={row} />
  return <Changes entity={entity} names={names} args={args} row={row} />
}

interface ChangesProps {
  readonly entity: Entity
  readonly names: readonly string[]
  readonly args: Readonly<Record<string, unknown>>
  readonly row: ApiRow
}

function Changes({ entity, names, args, row }: ChangesProps) {
  const caption = useCaption()
  const id = Number(row.recordId)
  const { data } = useQuery({
    queryKey: ['detail', entity.name, id, 'asked'],
    queryFn: () => readDetail(entity, id, { quiet: true }),
    retry: false,
  })
  useFieldViews()
  const alike = Object.fromEntries(names.map((name) => [name, name]))
  const fields = data ? comparedFields(entity, alike, { older: data, newer: args }, caption) : []
  // What is compared need not be told twice; what the account may not see of the record is told as it was asked for.
  const told = new Set(fields.map(({ name }) => name))
  return (
    <>
      <AskedArguments row={{ ...row, args: without(args, told) }} />
      {fields.length > 0 && (
        <CompareFields
          label={caption('compare.title')}
          fields={fields}
          heads={{ older: caption('compare.before'), newer: caption('compare.after') }}
        />
      )}
    </>
  )
}

function argumentsOf({ args }: ApiRow): Readonly<Record<string, unknown>> {
  return typeof args === 'object' && args !== null ? { ...args } : {}
}

function without(args: Readonly<Record<string, unknown>>, told: ReadonlySet<string>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(args).filter(([name]) => !told.has(name)))
}
