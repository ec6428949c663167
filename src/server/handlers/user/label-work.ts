import { sql } from 'kysely'
import { saveCategory } from '../../../../commands/user-manage/user-indicator'
import { remove } from '../../../../commands/user-manage/user-label/members/[id]'
import { estimate } from '../../../../commands/user-manage/tag-selection'
import ruleUserCategory from '../../../entities/user-manage/rule-user-category'
import user from '../../../entities/user-manage/user'
import userLabelMember from '../../../entities/user-manage/user-label-member'
import userTag from '../../../entities/user-manage/user-tag'
import { handle, handlePage } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { badField } from '../../pipeline/errors'
import { tagSql } from '../message/tag-sql'
import { labelForStaff } from './labels'

/** Takes a label from a user, in the list of its members and at the user alike. */
export const removingLabelMember = handle(remove, {
  check: async (context, { label }) => {
    await labelForStaff(context, label)
    return true
  },
  run: async ({ records }, member) => {
    const holder = await records.find(user, member.user)
    await records.remove(userLabelMember, member)
    if (holder)
      await records.update(user, holder, { labels: (holder.labels ?? []).filter((each) => each !== member.label) })
  },
})

export const savingCategory = handlePage(saveCategory, {
  run: async (context, { code, name, parent }) => {
    const [known] = await context.records.where(ruleUserCategory, { code }, 1)
    if (known && known.id === parent) throw badField('parent', 'user-manage.user-indicator.ownParent')
    const saved = known
      ? await saveWithRules(context, ruleUserCategory, known, { name, parent })
      : await context.records.insert(ruleUserCategory, { code, name, parent })
    return { id: saved.id, version: saved.version }
  },
})

/** Counts the users whom a selection fits now, of those who may sign in. */
export const estimatingTag = handle(estimate, {
  run: async ({ db, records, now }, tag) => {
    const fits = await tagSql(db, [tag.id], now)
    const { rows } = await sql<{ size: number }>`select count(*)::int as size from "user" u
      where u.state = 'normal' and ${fits}`.execute(db)
    await records.update(userTag, tag, { estimate: rows[0]?.size ?? 0, estimatedAt: now.toISOString() })
  },
})
