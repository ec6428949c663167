import type siteSetting from '../../../../entities/configur-manage/site-setting'
import { settingMembers, type SettingValue } from '../../../../shared/setting-value'
import { filledMembers } from '../../../../fields/members'
import type { Row } from '../../../../schema/entity'
import { fitsPattern } from '../../../base/staff-pattern'

type Setting = Pick<Row<typeof siteSetting>, 'valueType' | 'schema'>
type Bounds = NonNullable<Setting['schema']>

/** What is wrong with a value: a caption id, and what it names. */
export interface ValueFault {
  readonly caption: string
  readonly params: Readonly<Record<string, string | number>>
}

/** Whether a value is of its setting's type and keeps to its bounds; undefined where it does. */
export function valueFault(value: SettingValue | null, { valueType, schema }: Setting): ValueFault | undefined {
  const held = filledMembers(settingMembers, value ?? {})
  const own = held.find(([name]) => name === valueType)
  if (!own || held.length > 1) return { caption: 'configur-manage.value.otherType', params: {} }
  return schema ? boundsFault(own[1], valueType, schema) : undefined
}

function boundsFault(value: unknown, valueType: Setting['valueType'], bounds: Bounds): ValueFault | undefined {
  const { min, max } = bounds
  if (typeof value === 'number') {
    if (min != null && value < min) return { caption: 'configur-manage.value.tooSmall', params: { min } }
    if (max != null && value > max) return { caption: 'configur-manage.value.tooLarge', params: { max } }
  }
  if (typeof value !== 'string') return undefined
  if (valueType === 'enum') return optionFault(value, bounds)
  return valueType === 'string' ? textFault(value, bounds) : undefined
}

function optionFault(value: string, { options }: Bounds): ValueFault | undefined {
  const codes = (options ?? []).map(({ code }) => code)
  if (codes.length === 0 || codes.includes(value)) return undefined
  return { caption: 'configur-manage.value.noOption', params: { options: codes.join(', ') } }
}

function textFault(value: string, { maxLength, pattern }: Bounds): ValueFault | undefined {
  if (maxLength != null && value.length > maxLength)
    return { caption: 'configur-manage.value.tooLong', params: { max: maxLength } }
  if (pattern && !fitsPattern(value, pattern)) return { caption: 'configur-manage.value.noMatch', params: { pattern } }
  return undefined
}
