import user from '../../../entities/user-manage/user'
import userLabelMember from '../../../entities/user-manage/user-label-member'
import { badField, refused } from '../../base/errors'
import { defineRules } from '../../operations/handler'
import { isEmailTaken } from './emails'
import { labelForStaff } from './labels'

/** What holds whoever edits a user, in whatever form. */
export const userRules = defineRules(user, {
  beforeSave: async (context, draft, current) => {
    if (current?.state === 'deleted') throw refused('user-manage.user-list.deleted')
    if (draft.email && (await isEmailTaken(context, draft.email, current?.id)))
      throw badField('email', 'error.alreadyTaken')
    if (!draft.labels) return
    const held = new Set(current?.labels ?? [])
    const wanted = new Set(draft.labels)
    for (const id of new Set([...held, ...wanted]).values())
      if (held.has(id) !== wanted.has(id)) await labelForStaff(context, id)
  },
  afterSave: async ({ records }, saved, before) => {
    const [held, wanted] = [new Set(before?.labels ?? []), new Set(saved.labels ?? [])]
    for (const label of wanted)
      if (!held.has(label)) await records.insert(userLabelMember, { label, user: saved.id, source: 'staff' })
    const gone = [...held].filter((label) => !wanted.has(label))
    if (gone.length === 0) return
    for (const member of await records.where(userLabelMember, { user: saved.id, label: gone }))
      await records.remove(userLabelMember, member)
  },
})
