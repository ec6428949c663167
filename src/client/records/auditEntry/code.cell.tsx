import { Suspense } from 'react'
import { NamedRight } from '../../engine/commands/named-right'
import { hasCaption } from '../../base/i18n/i18n'
import { useCaption } from '../../base/i18n/use-caption'
import type { OwnCellProps } from '../../engine/parts/own-cell'

/** As entities name the moves that the clock makes: `popup.byTime`. */
const byItself = /^\w+\.by[A-Z]\w*$/

/** What was done: by itself, or by somebody; then the name of the right says what it was. */
export default function AuditCode({ row }: OwnCellProps) {
  const caption = useCaption()
  const code = typeof row.code === 'string' ? row.code : ''
  const told = `happened.${code}`
  if (hasCaption(told)) return caption(told)
  if (byItself.test(code)) return caption('happened.byClock')
  const { command, kind } = row
  // A command is called by its own name, since several may share a right; what takes no right, as a sign-in, by its kind.
  return (
    <Suspense fallback={null}>
      <NamedRight
        code={code}
        command={typeof command === 'string' ? command : undefined}
        otherwise={typeof kind === 'string' ? caption(`auditEntry.kind.${kind}`) : null}
      />
    </Suspense>
  )
}
