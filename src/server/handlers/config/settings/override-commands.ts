import * as commands from '../../../../../commands/configur-manage/configur/overrides/[id]'
import siteSetting from '../../../../entities/configur-manage/site-setting'
import siteSettingOverride from '../../../../entities/configur-manage/site-setting-override'
import { handle, handlePage } from '../../../operations/handler'
import { saveWithRules } from '../../../operations/standard-handlers'
import { refused } from '../../../pipeline/errors'
import { mayPublish, publishSetting } from './publish-setting'

/** The value becomes the draft of all; the override has nothing left to say and is switched off. */
export const promoting = handle(commands.promote, {
  undo: 'image',
  run: async (context, row) => {
    const setting = await context.records.get(siteSetting, row.setting)
    await saveWithRules(context, siteSetting, setting, { draftValue: row.value })
    await saveWithRules(context, siteSettingOverride, row, { enabled: false })
  },
})

export const ending = handle(commands.end, {
  undo: 'image',
  check: async ({ now }, { startsAt }) =>
    !startsAt || startsAt < now.toISOString() || 'configur-manage.configur-overrides.notBegun',
  run: async (context, row) => {
    await saveWithRules(context, siteSettingOverride, row, { enabled: false, endsAt: context.now.toISOString() })
  },
})

export const publishingHere = handlePage(commands.publish, {
  guard: async (context, { setting: id }) => {
    const { state, highRisk } = await context.records.get(siteSetting, id)
    if (state !== 'draft') throw refused('configur-manage.configur.noDraft')
    if (highRisk) throw refused('configur-manage.configur.needsApproval')
    const may = await mayPublish(context)
    if (may !== true) throw refused(may)
  },
  run: async (context, { setting: id, note }) => {
    const setting = await context.records.get(siteSetting, id)
    return { number: await publishSetting(context, setting, { note }) }
  },
})
