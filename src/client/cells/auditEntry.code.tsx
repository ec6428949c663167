import { hasCaption } from '../i18n/i18n'
import { useCaption } from '../i18n/use-caption'
import type { OwnCellProps } from './own-cell'

/** As entities name the moves that the clock makes: `popup.byTime`. */
const byItself = /^\w+\.by[A-Z]\w*$/

/** What happened by itself is told in words; what somebody did, by the code of the right to it. */
export default function AuditCode({ row }: OwnCellProps) {
  const caption = useCaption()
  const code = String(row.code)
  const told = `happened.${code}`
  if (hasCaption(told)) return caption(told)
  return byItself.test(code) ? caption('happened.byClock') : code
}
