import siteSetting from '../../../../entities/configur-manage/site-setting'
import siteSettingRevision from '../../../../entities/configur-manage/site-setting-revision'
import staffAnnouncement from '../../../../entities/staff-manage/staff-announcement'
import type { Row } from '../../../../schema/entity'
import type { Reason } from '../../../operations/eligibility'
import { refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'
import { lastRevision, overridesOf, ruleOf } from './setting-snapshot'
import { valueFault } from './value-fault'

type Setting = Row<typeof siteSetting>

interface Publication {
  readonly note: string
  readonly approver?: number
  readonly rollbackOf?: number
}

/** True, or why nothing may be published now: a freeze holds for all but the super administrator. */
export async function mayPublish({ records, account, now }: Context): Promise<true | string> {
  if (account.isSuper) return true
  const at = now.toISOString()
  const freezes = await records.where(staffAnnouncement, { kind: 'freeze', state: 'published' })
  return !freezes.some(({ startsAt, endsAt }) => startsAt <= at && at < endsAt) || 'configur-manage.configur.frozen'
}

/** What keeps a draft from being published: a value, its own or of an override, that is none of the setting's. */
export async function draftFault(context: Context, setting: Setting): Promise<Reason | undefined> {
  const own = valueFault(setting.draftValue, setting)
  if (own) return { caption: 'configur-manage.configur.badDraft' }
  const overrides = await overridesOf(context.records, setting.id)
  const bad = overrides.find(({ value, enabled }) => enabled && valueFault(value, setting))
  return bad && { caption: 'configur-manage.configur.badOverride', params: { name: bad.name } }
}

/** Puts the draft and the overrides in force, as a numbered revision. */
export async function publishSetting(context: Context, setting: Setting, publication: Publication): Promise<number> {
  const { records, account, now, db } = context
  const fault = await draftFault(context, setting)
  if (fault) throw refused(fault.caption, fault.params ?? {})
  const number = ((await lastRevision(db, setting.id))?.number ?? 0) + 1
  const { note, approver, rollbackOf } = publication
  await records.insert(siteSettingRevision, {
    setting: setting.id,
    number,
    snapshot: {
      value: setting.draftValue,
      overrides: (await overridesOf(records, setting.id)).map(ruleOf),
    },
    note: note.slice(0, 200),
    author: approver === undefined ? account.id : (setting.updatedBy ?? account.id),
    approver: approver ?? null,
    publishedAt: now.toISOString(),
    rollbackOf: rollbackOf ?? null,
  })
  await records.update(siteSetting, setting, {
    state: 'published',
    value: setting.draftValue,
    publishedBy: account.id,
    publishedAt: now.toISOString(),
    approver: null,
    note: null,
  })
  return number
}
