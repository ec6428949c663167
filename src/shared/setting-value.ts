import {
  areas,
  bool,
  captions,
  decimal,
  group,
  image,
  instant,
  int,
  percent,
  ref,
  refs,
  rows,
  string,
  text,
} from '../fields'
import type { ValueOf } from '../schema/field'

/** What a setting may hold: the member named as its type holds it, and no other does. */
export const settingMembers = {
  bool: bool({ caption: 'settingValue.bool' }),
  int: int({ caption: 'settingValue.int' }),
  decimal: decimal({ caption: 'settingValue.decimal' }),
  percent: percent({ caption: 'settingValue.percent' }),
  string: text({ max: 4_000, caption: 'settingValue.string' }),
  enum: string({ max: 80, caption: 'settingValue.enum' }),
  captions: captions({ max: 2_000, caption: 'settingValue.captions' }),
  image: image({ caption: 'settingValue.image' }),
  json: rows(
    { name: string({ max: 80, required: true }), text: string({ max: 1_000, required: true }) },
    { max: 200, distinct: 'name', caption: 'settingValue.json' },
  ),
}

const settingValue = group(settingMembers)

/** The value of a setting as it is stored. */
export type SettingValue = ValueOf<typeof settingValue>

/** What a publication of a setting fixed: its value and the overrides in force, in their order. */
export const settingSnapshot = {
  value: settingValue,
  overrides: rows({
    name: string({ max: 60, required: true }),
    areas: areas({ group: 'configur', required: true }),
    clients: refs('client'),
    channels: refs('channel'),
    minVersion: string({ max: 20 }),
    maxVersion: string({ max: 20 }),
    userGroup: ref('userGroup'),
    percent: percent(),
    value: settingValue,
    startsAt: instant(),
    endsAt: instant(),
    enabled: bool(),
  }),
}
