import { sql } from 'kysely'
import anchorEntity from '../../../entities/live-manage/anchor'
import anchorApplication from '../../../entities/live-manage/anchor-application'
import guildEntity from '../../../entities/live-manage/guild'
import guildContract from '../../../entities/live-manage/guild-contract'
import liveInspection from '../../../entities/live-manage/live-inspection'
import punishmentEntity from '../../../entities/live-manage/punishment'
import { leaveNotices } from '../../events/notify'
import { settling, type Due } from '../../clock/settle-due'
import { endContract } from './contracts'
import { freeTarget } from './free-target'
import { dayMs } from '../../../schema/time'

/** What somebody took and left goes back to the queue after this many minutes. */
const applicationMinutes = 15
const inspectionMinutes = 2
/** Papers of who was refused are kept for this long. */
const papersDays = 90

/** Days before the end of a contract with a guild at which its operator is reminded. */
const reminders = [
  { days: 30, until: 7 },
  { days: 7, until: -1 },
]

/** What ends by itself in live: takes, papers, contracts, punishments, the policies that guilds had until then. */
export const liveByTime: readonly Due[] = [
  {
    code: 'anchorApplication.takeLapses',
    due: (now) => sql<{ id: number }>`select id from anchor_application where state = 'inReview'
      and updated_at <= ${now}::timestamptz - make_interval(mins => ${applicationMinutes}) order by id`,
    settle: async ({ records }, id) => {
      const row = await records.find(anchorApplication, id)
      if (row?.state === 'inReview') await records.update(anchorApplication, row, { state: 'pending', assignee: null })
    },
  },
  {
    code: 'liveInspection.takeLapses',
    due: (now) => sql<{ id: number }>`select id from live_inspection where state = 'taken'
      and updated_at <= ${now}::timestamptz - make_interval(mins => ${inspectionMinutes}) order by id`,
    settle: async ({ records }, id) => {
      const row = await records.find(liveInspection, id)
      if (row?.state === 'taken') await records.update(liveInspection, row, { state: 'open', assignee: null })
    },
  },
  {
    code: 'anchorApplication.papersErased',
    due: (now) => sql<{ id: number }>`select id from anchor_application where state = 'rejected'
      and decided_at <= ${now}::timestamptz - make_interval(days => ${papersDays})
      and (selfie_video is not null or cardinality(id_photos) > 0) order by id`,
    settle: async ({ records, services }, id) => {
      const row = await records.find(anchorApplication, id)
      if (row?.state !== 'rejected') return
      const papers = [...row.idPhotos, ...(row.selfieVideo === null ? [] : [row.selfieVideo])]
      await records.update(anchorApplication, row, { idPhotos: [], selfieVideo: null })
      for (const paper of papers) await services.storage.remove(paper)
    },
  },
  {
    code: 'guildContract.byTime',
    due: (now) => sql<{ id: number }>`select id from guild_contract where state = 'active'
      and "to" < ${now.slice(0, 10)} order by id`,
    settle: async (context, id) => {
      const { records, now } = context
      const contract = await records.find(guildContract, id)
      if (contract?.state !== 'active') return
      const anchor = await records.find(anchorEntity, contract.anchor)
      const end = { endReason: 'expired' as const, endNote: null }
      if (anchor && anchor.guild === contract.guild) await endContract(context, anchor, end)
      const left = await records.get(guildContract, id)
      if (left.state === 'active')
        await records.update(guildContract, left, { ...end, state: 'ended', endedAt: now.toISOString() })
    },
  },
  ...reminders.map(({ days, until }): Due => ({
    code: 'guild.contractEndsSoon',
    due: (now) => sql<{ id: number }>`select g.id from guild g where g.state in ('active', 'suspended')
      and g.contract_to - ${now.slice(0, 10)}::date between ${until + 1} and ${days} and not exists (
        select 1 from staff_notice n where n.account = g.operator and n.kind = 'dueSoon'
          and n.link = '/live-manage/guild-detail/' || g.id and n.created_at >= g.contract_to - ${days}::int)
      order by g.id`,
    settle: async ({ db, services, records, now }, id) => {
      const row = await records.get(guildEntity, id)
      const left = Math.max(
        0,
        Math.round((Date.parse(row.contractTo) - Date.parse(now.toISOString().slice(0, 10))) / dayMs),
      )
      await leaveNotices({ db, services }, [row.operator], {
        kind: 'dueSoon',
        caption: 'live-manage.guild.contractEnds',
        params: { name: row.name, count: left },
        link: `/live-manage/guild-detail/${id}`,
        urgent: days <= 7,
      })
    },
  })),
  {
    code: 'guild.nextPolicyBegins',
    due: (now) => sql<{ id: number }>`select g.id from guild g join settlement_period p on p.id = g.next_policy_from
      where g.next_policy is not null and p."from" <= ${now.slice(0, 10)} order by g.id`,
    settle: async ({ records }, id) => {
      const row = await records.find(guildEntity, id)
      if (row?.nextPolicy)
        await records.update(guildEntity, row, {
          incomePolicy: row.nextPolicy,
          nextPolicy: null,
          nextPolicyFrom: null,
        })
    },
  },
  {
    code: 'punishment.byTime',
    due: (now) => sql<{ id: number }>`select id from punishment where state = 'active'
      and ends_at <= ${now}::timestamptz order by ends_at, id`,
    settle: async (context, id) => {
      const row = await context.records.find(punishmentEntity, id)
      if (row?.state !== 'active') return
      await freeTarget(context, await context.records.update(punishmentEntity, row, { state: 'expired' }))
    },
  },
]

export const settlingLive = settling('live.byTime', liveByTime)
