import { sql } from 'kysely'
import siteSetting from '../../../../entities/configur-manage/site-setting'
import siteSettingOverride from '../../../../entities/configur-manage/site-setting-override'
import type { Draft, Row } from '../../../../schema/entity'
import { canonical, isEqual, Records, type Change } from '../../../db/records'
import { defineRules } from '../../../operations/handler'
import { badField, refused } from '../../../base/errors'
import { patternFault } from '../../../base/staff-pattern'
import { concerns } from '../../../operations/concerns'
import { lastRevision, overridesOf, ruleOf } from './setting-snapshot'
import { valueFault } from './value-fault'
import { changedNames } from '../../../operations/changed-names'

type Setting = Row<typeof siteSetting>

/** Groups in which a slip costs money or lets somebody in. */
const highRiskGroups: readonly string[] = ['payment', 'risk']

/** What holds whoever saves a setting: an edit changes the draft alone, and the draft is of the setting's type. */
export const siteSettingRules = defineRules(siteSetting, {
  beforeSave: (_context, draft, current) => {
    const merged = { ...current, ...draft } as Setting
    if (current) guardState(current, draft)
    if (concerns(draft, current, 'schema') && merged.schema?.pattern) {
      const fault = patternFault(merged.schema.pattern)
      if (fault) throw badField('schema.pattern', fault)
    }
    if (concerns(draft, current, 'draftValue', 'valueType', 'schema')) {
      const fault = valueFault(merged.draftValue, merged)
      if (fault) throw badField('draftValue', fault.caption, fault.params)
    }
    if (concerns(draft, current, 'sensitive', 'delivery') && merged.sensitive && merged.delivery !== 'server')
      throw badField('delivery', 'configur-manage.configur.sensitiveServerOnly')
    const isEdited = draft.draftValue !== undefined && !isEqual(draft.draftValue, current?.draftValue)
    return Promise.resolve({
      ...(highRiskGroups.includes(merged.group) && { highRisk: true }),
      ...(current?.state === 'published' && isEdited && { state: 'draft' as const }),
    })
  },
})

/** @throws where a setting waits for its approval or is archived, or what is fixed would change */
function guardState(current: Setting, draft: Draft<typeof siteSetting>): void {
  const isEdited = changedNames(draft, current, ['draftValue']).length > 0
  if (isEdited && current.state === 'pending') throw refused('configur-manage.configur.waits')
  if (isEdited && current.state === 'archived') throw refused('configur-manage.configur.archived')
  const [fixed] = current.publishedAt === null ? [] : changedNames(draft, current, ['key', 'valueType'])
  if (fixed) throw badField(fixed, 'configur-manage.configur.fixed')
}

/** An override holds a value of its setting's type. A change of one is a draft of its setting. */
export const overrideRules = defineRules(siteSettingOverride, {
  beforeSave: async ({ records }, draft, current) => {
    const merged = { ...current, ...draft } as Row<typeof siteSettingOverride>
    const setting = await records.get(siteSetting, merged.setting)
    if (setting.state === 'pending') throw refused('configur-manage.configur.waits')
    if (concerns(draft, current, 'value', 'setting')) {
      const fault = valueFault(merged.value, setting)
      if (fault) throw badField('value', fault.caption, fault.params)
    }
    const { startsAt, endsAt } = merged
    if (concerns(draft, current, 'startsAt', 'endsAt') && startsAt && endsAt && startsAt >= endsAt)
      throw badField('endsAt', 'error.tooEarly', { min: String(startsAt) })
    return { valueType: setting.valueType }
  },
  follow: async ({ db, now }, changes) => {
    const records = new Records(db, null, now)
    for (const id of await settingsOf(records, changes)) {
      await sql`update site_setting set override_count = (select count(*) from site_setting_override where setting = ${id})
        where id = ${id}`.execute(db)
      const held = (await overridesOf(records, id)).map(ruleOf)
      const last = await lastRevision(db, id)
      if (canonical(last?.snapshot?.overrides ?? []) === canonical(held)) continue
      await sql`update site_setting set state = 'draft', version = version + 1
        where id = ${id} and state = 'published'`.execute(db)
    }
  },
})

async function settingsOf(records: Records, changes: readonly Change[]): Promise<ReadonlySet<number>> {
  const ids = new Set<number>()
  for (const { entity, id, before } of changes) {
    if (entity !== siteSettingOverride.name) continue
    const row = await records.find(siteSettingOverride, id)
    for (const setting of [row?.setting, before?.setting]) if (typeof setting === 'number') ids.add(setting)
  }
  return ids
}
