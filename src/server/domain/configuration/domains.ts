import domain from '../../../entities/app-manage/domain'
import { defineRules, type Verdict } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import type { Row } from '../../../schema/entity'
import { shareArea } from '../../operations/overlap'

type Domain = Row<typeof domain>

const last = 'app-manage.domain-list.lastHealthy'

/** Wherever a purpose is served, one healthy domain stays. */
export const domainRules = defineRules(domain, {
  beforeSave: async ({ records }, draft, current) => {
    const { backup, purpose } = { ...current, ...draft }
    if (draft.backup === undefined && draft.purpose === undefined) return
    if (backup === null || backup === undefined) return
    if (backup === current?.id) throw badField('backup', 'app-manage.domain-list.ownBackup')
    const [other] = await records.where(domain, { id: backup })
    if (other && other.purpose !== purpose) throw badField('backup', 'app-manage.domain-list.otherPurpose')
  },
  beforeRemove: async (context, row) => {
    if (await isLastHealthy(context, row)) throw refused(last)
  },
  may: async (context, verb, row): Promise<Verdict> =>
    (verb !== 'disable' && verb !== 'delete') || !(await isLastHealthy(context, row)) || last,
})

async function isLastHealthy({ records }: Context, row: Domain): Promise<boolean> {
  if (row.health !== 'healthy' || !row.enabled) return false
  const healthy = await records.where(domain, { purpose: row.purpose, health: 'healthy', enabled: true })
  return !healthy.some((other) => other.id !== row.id && shareArea(other.areas, row.areas))
}
