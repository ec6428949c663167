import * as commands from '../../../../../../commands/configur-manage/configur/overrides/[id]'
import siteSetting from '../../../../../entities/configur-manage/site-setting'
import siteSettingOverride from '../../../../../entities/configur-manage/site-setting-override'
import type { Finding, Findings } from '../../../../../schema/findings'
import { caption } from '../../../../base/captions'
import { missOf, phoneOf } from '../../../../domain/configuration/settings/phone'
import { mayPublish, publishSetting } from '../../../../domain/configuration/settings/publish-setting'
import { place } from '../../../../domain/configuration/settings/resolve-settings'
import { overridesOf, ruleOf } from '../../../../domain/configuration/settings/setting-snapshot'
import { valueText } from '../../../../domain/configuration/settings/value-text'
import { handlers } from '../../../../operations/handler'
import { saveWithRules } from '../../../../operations/standard-handlers'
import { refused } from '../../../../base/errors'

export default handlers(commands, {
  /** The value becomes the draft of all; the override has nothing left to say and is switched off. */
  promote: {
    undo: 'image',
    run: async (context, row) => {
      const setting = await context.records.get(siteSetting, row.setting)
      await saveWithRules(context, siteSetting, setting, { draftValue: row.value })
      await saveWithRules(context, siteSettingOverride, row, { enabled: false })
    },
  },

  end: {
    undo: 'image',
    check: async ({ now }, { startsAt }) =>
      !startsAt || startsAt < now.toISOString() || 'configur-manage.configur-overrides.notBegun',
    run: async (context, row) => {
      await saveWithRules(context, siteSettingOverride, row, { enabled: false, endsAt: context.now.toISOString() })
    },
  },

  publish: {
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
  },

  /** The overrides of one setting as they are, from the top: the one that a phone gets, and why not the others. */
  test: {
    run: async (context, { setting: id, ...args }): Promise<Findings> => {
      const { records, language } = context
      const setting = await records.get(siteSetting, id)
      const phone = await phoneOf(context, args)
      const rules = (await overridesOf(records, id)).map(ruleOf)
      const winner = rules.findIndex((rule) => missOf(rule, phone, setting.key) === undefined)
      const findings = rules.map((rule, index): Finding => {
        const miss = missOf(rule, phone, setting.key) ?? (index === winner ? undefined : 'later')
        if (!miss)
          return {
            caption: `${place}.wins`,
            params: { name: rule.name },
            value: valueText(rule.value, language),
            tone: 'good',
          }
        return { caption: `${place}.misses`, params: { name: rule.name }, value: caption(language, `${place}.${miss}`) }
      })
      const usual: Finding = {
        caption: `${place}.usual`,
        value: valueText(setting.draftValue, language),
        ...(winner < 0 && { tone: 'good' as const }),
      }
      return { findings: [...findings, usual] }
    },
  },
})
