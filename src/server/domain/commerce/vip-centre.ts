import vipConfigBlock from '../../../entities/vip-manage/vip-config-block'
import vipConfiguration from '../../../entities/vip-manage/vip-configuration'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

export const page = 'vip-manage.vip-configuration'

/** Plans and terms are always shown: they are neither disabled nor deleted. */
export const blockRules = defineRules(vipConfigBlock, {
  beforeSave: async (_context, draft, current) => {
    const { kind, startsAt, endsAt } = { ...current, ...draft }
    const isAlways = kind === 'plans' || kind === 'terms'
    if (isAlways && draft.enabled === false) throw badField('enabled', 'vip-manage.vip-configuration-manage.always')
    if (startsAt && endsAt && endsAt <= startsAt) throw badField('endsAt', 'error.offBeforePublish')
    return Promise.resolve({ locked: isAlways })
  },
  beforeRemove: async (_context, { kind }) => {
    if (kind === 'plans' || kind === 'terms') throw refused('vip-manage.vip-configuration-manage.always')
    return Promise.resolve()
  },
})

export const configurationRules = defineRules(vipConfiguration, {
  beforeSave: async ({ records }, draft, current) => {
    const { audience, userGroups, startsAt, endsAt } = { ...current, ...draft }
    if (audience === 'group' && !userGroups?.length) throw badField('userGroups', 'error.required')
    if (startsAt && endsAt && endsAt <= startsAt) throw badField('endsAt', 'error.offBeforePublish')
    if (current && 'state' in draft && draft.state === 'published') {
      const kinds = (await records.where(vipConfigBlock, { configuration: current.id })).map(({ kind }) => kind)
      if (!kinds.includes('plans') || !kinds.includes('terms')) throw refused(`${page}.publish.incomplete`)
    }
  },
})
