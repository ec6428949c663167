import { sql } from 'kysely'
import accessRequest from '../../../entities/staff-manage/access-request'
import account from '../../../entities/staff-manage/account'
import role from '../../../entities/staff-manage/role'
import type { Row } from '../../../schema/entity'
import { leaveNotices } from '../../events/notify'
import type { SystemContext } from '../../run/as-system'
import { settling, type Due } from '../../clock/settle-due'

/** How long a request waits for a decision. */
const waitsDays = 7

/** What ends by itself: requests that nobody decides on, and access that was granted for some days. */
export const accessByTime: readonly Due[] = [
  {
    code: 'accessRequest.lapses',
    due: (now) => sql<{ id: number }>`select id from access_request where state = 'pending'
      and created_at <= ${now}::timestamptz - make_interval(days => ${waitsDays}) order by id`,
    settle: async (context, id) => {
      const request = await context.records.find(accessRequest, id)
      if (request?.state !== 'pending') return
      await context.records.update(accessRequest, request, { state: 'lapsed' })
      await tell(context, request, 'staff-manage.access-request.lapsed')
    },
  },
  {
    code: 'accessRequest.grantEnds',
    due: (now) => sql<{ id: number }>`select id from access_request where state = 'granted'
      and ends_at <= ${now}::timestamptz order by id`,
    settle: async (context, id) => {
      const request = await context.records.find(accessRequest, id)
      if (request?.state !== 'granted') return
      await context.records.update(accessRequest, request, { state: 'ended' })
      await takeRoleAway(context, request)
      await tell(context, request, 'staff-manage.access-request.ended')
    },
  },
]

export const settlingAccess = settling('accessRequest.byTime', accessByTime)

/** The role goes, unless another grant of it still holds. */
async function takeRoleAway({ records }: SystemContext, request: Row<typeof accessRequest>): Promise<void> {
  const same = { account: request.account, role: request.role, state: 'granted' } as const
  const [other] = await records.where(accessRequest, same, 1)
  const holder = await records.find(account, request.account)
  if (other || !holder?.roles?.includes(request.role)) return
  await records.update(account, holder, { roles: holder.roles.filter((each) => each !== request.role) })
}

async function tell({ db, services, records }: SystemContext, request: Row<typeof accessRequest>, id: string) {
  const wanted = await records.find(role, request.role)
  await leaveNotices({ db, services }, [request.account], {
    kind: 'decided',
    caption: id,
    params: { role: wanted ? records.labelOf(role, wanted) : `#${request.role}` },
    link: '/staff-manage/access-request',
    urgent: false,
  })
}
