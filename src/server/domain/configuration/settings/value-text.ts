import type { SettingValue } from '../../../../shared/setting-value'
import { pickCaption } from '../../../../fields/format'
import { caption } from '../../../base/captions'
import type { Context } from '../../../pipeline/operation'

/** A setting's value as people read it; a dash where there is none. */
export function valueText(value: SettingValue | null | undefined, language: Context['language']): string {
  if (!value) return '—'
  if (value.bool != null) return caption(language, value.bool ? 'field.yes' : 'field.no')
  if (value.captions) return pickCaption(value.captions, language)
  if (value.json?.length) return value.json.map(({ name, text }) => `${name} = ${text}`).join('; ')
  const plain = value.int ?? value.decimal ?? value.string ?? value.enum ?? value.image
  if (value.percent != null) return `${value.percent} %`
  return plain == null ? '—' : String(plain)
}
