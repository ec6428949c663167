import clientVersion from '../../../entities/app-manage/client-version'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

export type Version = Row<typeof clientVersion>
const out: readonly Version['state'][] = ['gray', 'live', 'halted']

/** What was ever handed out keeps its package; new versions stand above all that is live. */
export const versionRules = defineRules(clientVersion, {
  beforeSave: async ({ records }, draft, current) => {
    if (
      current &&
      out.includes(current.state) &&
      draft.packageFile !== undefined &&
      draft.packageFile !== current.packageFile
    )
      throw badField('packageFile', 'app-manage.client-ClientManage-ClientVersion.packageFixed')
    if (!draft.versionCode || draft.versionCode === current?.versionCode) return
    const live = await records.where(clientVersion, { client: draft.client ?? current?.client ?? 0, state: 'live' })
    const highest = Math.max(0, ...live.map(({ versionCode }) => versionCode))
    if (draft.versionCode <= highest)
      throw badField('versionCode', 'app-manage.client-ClientManage-ClientVersion.codeTooLow', { code: highest })
  },
})
