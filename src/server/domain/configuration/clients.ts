import client from '../../../entities/app-manage/client'
import clientVersion from '../../../entities/app-manage/client-version'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { concerns } from '../../operations/concerns'
/** Stops and maintenance of a client that more people used yesterday are scheduled by a second account. */
export const needsSecond = 10_000

const needsPackage = ['android', 'ios', 'androidTv', 'appleTv']

export const clientRules = defineRules(client, {
  beforeSave: async ({ records }, draft, current) => {
    const { platform, packageName } = { ...current, ...draft }
    if (concerns(draft, current, 'platform', 'packageName') && needsPackage.includes(platform ?? '') && !packageName)
      throw badField('packageName', 'error.required')
    if (!current || draft.code === undefined || draft.code === current.code) return
    const [version] = await records.where(clientVersion, { client: current.id }, 1)
    if (version) throw badField('code', 'app-manage.client.codeFixed')
  },
})
