import { sql } from 'kysely'
import userEntity from '../../../entities/user-manage/user'
import userGroup from '../../../entities/user-group/user-group'
import userTag from '../../../entities/user-manage/user-tag'
import type { Finding, Findings } from '../../../schema/findings'
import { caption } from '../../base/captions'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { changedNames } from '../../operations/changed-names'
import { settling, type Due } from '../../clock/settle-due'
import { buildGroup } from './build-group'
import { groupSql, termsOf, type GroupTerm, type GroupTerms } from './group-sql'
import { failureText } from '../../pipeline/failure-text'

/** How many groups are built in one round: each reads every user. */
const batchSize = 5
/** A group includes others this far at most. */
const deepest = 20

/** Builds the groups that wait for it, and those whose hour or day is over. */
export const dueGroups: readonly Due[] = [
  {
    code: 'userGroup.byJob',
    due: (now) => sql<{ id: number }>`select id from user_group where state = 'building'
        or (state = 'ready' and enabled and held_size is null and kind <> 'static' and ((refresh = 'hourly'
          and built_at <= ${now}::timestamptz - interval '1 hour') or (refresh = 'daily'
          and built_at <= ${now}::timestamptz - interval '1 day')))
      order by state, built_at nulls first, id`,
    batchSize,
    settle: async (context, id) => {
      const group = await context.records.find(userGroup, id)
      if (group?.state === 'building' || group?.state === 'ready') await buildGroup(context, group, false)
    },
    failed: {
      code: 'userGroup.byFailure',
      settle: async ({ records }, id, error) => {
        const buildError = failureText(error).slice(0, 255)
        await records.update(userGroup, await records.get(userGroup, id), { state: 'failed', buildError })
      },
    },
  },
]

export const buildingGroups = settling('userGroup.build', dueGroups, 15, 'asked')

export async function judged(context: Context, user: number, terms: GroupTerms): Promise<Findings> {
  const { include, besides } = await termsOf(context, terms)
  const isIn = await holdsFor(context, user, await groupSql(context, terms))
  const told: Finding[] = []
  for (const term of [...include, ...besides]) {
    const isMet = await holdsFor(context, user, term.fits)
    const value = isMet ? 'user-group.new-group.testUser.met' : 'user-group.new-group.testUser.unmet'
    told.push({
      caption: value,
      params: { term: caption(context.language, `userGroup.${term.field}`) },
      value: await nameOf(context, term),
      tone: isMet ? 'good' : 'warn',
    })
  }
  const verdict = isIn ? 'user-group.new-group.testUser.in' : 'user-group.new-group.testUser.out'
  return { findings: [{ caption: verdict, tone: isIn ? 'good' : 'bad' }, ...told] }
}

async function holdsFor({ db }: Context, user: number, fits: GroupTerm['fits']): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(userEntity.name)} u
    where u.id = ${user} and u.state = 'normal' and ${fits}`.execute(db)
  return rows.length > 0
}

async function nameOf({ records }: Context, { field, id }: GroupTerm): Promise<string | null> {
  if (id === undefined) return null
  if (field === 'includeGroups' || field === 'excludeGroups') return (await records.get(userGroup, id)).name
  return records.labelOf(userTag, await records.get(userTag, id))
}

/** No group contains itself, however far; the buckets of an experiment that runs stay as they are. */
export const userGroupRules = defineRules(userGroup, {
  beforeSave: async ({ records }, draft, current) => {
    const isRunning = current !== null && current.kind === 'split' && current.builtAt !== null
    const [fixed] = isRunning ? changedNames(draft, current, ['buckets', 'layer']) : []
    if (fixed) throw badField(fixed, 'user-group.new-group.bucketsFixed')
    if (current === null) return
    for (const name of ['includeGroups', 'excludeGroups'] as const) {
      let reached: readonly number[] = draft[name] ?? []
      for (let step = 0; step < deepest && reached.length > 0; step++) {
        if (reached.includes(current.id)) throw badField(name, 'user-group.new-group.containsItself')
        const next = await records.where(userGroup, { id: reached })
        reached = next.flatMap(({ includeGroups, excludeGroups }) => [
          ...(includeGroups ?? []),
          ...(excludeGroups ?? []),
        ])
      }
    }
  },
})
