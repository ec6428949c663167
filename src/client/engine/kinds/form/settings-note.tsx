import { formatInstant, formatRelative } from '../../../../fields/format'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { useNow } from '../../../base/format/use-now'
import { minuteMs } from '../../../../schema/time'

/** Who changed settings last and when; that they are the defaults where nobody has. */
export function SettingsNote({ record }: { readonly record: Readonly<Record<string, unknown>> | null }) {
  const caption = useCaption()
  const { language, zone } = useFormat()
  const now = useNow(minuteMs)
  if (!record) return caption('settings.defaults')
  const { updatedAt, updatedBy } = record
  if (typeof updatedAt !== 'string') return null
  const name =
    typeof updatedBy === 'object' && updatedBy !== null && 'label' in updatedBy ? String(updatedBy.label) : ''
  const when = formatRelative(updatedAt, now, language)
  return (
    <time dateTime={updatedAt} title={formatInstant(updatedAt, zone)}>
      {caption(name === '' ? 'settings.changed' : 'settings.changedBy', { when, name })}
    </time>
  )
}
