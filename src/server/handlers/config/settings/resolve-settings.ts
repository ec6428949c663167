import { sql } from 'kysely'
import { resolve } from '../../../../../commands/configur-manage/configur'
import { test } from '../../../../../commands/configur-manage/configur/overrides/[id]'
import siteSetting from '../../../../entities/configur-manage/site-setting'
import siteSettingRevision from '../../../../entities/configur-manage/site-setting-revision'
import type { Finding, Findings } from '../../../../schema/findings'
import { caption } from '../../../captions'
import { rowFrom } from '../../../db/storage'
import { handlePage } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'
import { missOf, phoneOf } from './phone'
import { overridesOf, ruleOf, type Snapshot } from './setting-snapshot'
import { valueText } from './value-text'

const place = 'configur-manage.configur.resolve'

/** Every published setting as a phone gets it; those that an override changes stand first. */
export const resolving = handlePage(resolve, {
  run: async (context, args): Promise<Findings> => {
    const phone = await phoneOf(context, args)
    const snapshots = await snapshotsNow(context)
    const settings = (await context.records.where(siteSetting, { state: ['published', 'draft', 'pending'] }, 5_000))
      .filter(({ publishedAt, delivery }) => publishedAt !== null && delivery !== 'server')
      .sort((a, b) => a.key.localeCompare(b.key))
    const findings = settings.map(({ id, key, value }): Finding => {
      const snapshot = snapshots.get(id)
      const rule = snapshot?.overrides?.find((each) => missOf(each, phone, key) === undefined)
      const held = rule?.value ?? snapshot?.value ?? value
      return {
        caption: rule ? `${place}.byOverride` : `${place}.default`,
        params: { key, ...(rule && { name: rule.name }) },
        value: valueText(held, context.language),
        to: `/configur-manage/configur/overrides/${id}`,
        ...(rule && { tone: 'warn' as const }),
      }
    })
    return { findings: [...findings.filter(({ tone }) => tone), ...findings.filter(({ tone }) => !tone)] }
  },
})

/** The overrides of one setting as they stand, from the top: the one that a phone gets, and why not the others. */
export const testing = handlePage(test, {
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
})

/** What the last publication of each setting fixed. */
async function snapshotsNow({ db }: Context): Promise<ReadonlyMap<number, Snapshot>> {
  const { rows } = await sql<Record<string, unknown>>`select distinct on (setting) * from site_setting_revision
    where snapshot is not null order by setting, number desc`.execute(db)
  return new Map(
    rows.flatMap((each): [number, Snapshot][] => {
      const { setting, snapshot } = rowFrom(siteSettingRevision, each)
      return setting !== null && snapshot ? [[setting, snapshot]] : []
    }),
  )
}
