import staffAnnouncement from '../../../entities/staff-manage/staff-announcement'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import { changedNames } from '../../operations/changed-names'
import { checkPeriod } from '../../operations/period'

/** More stand on top of nobody's page. */
const maxPinned = 3

/** What people have to confirm stays as they read it; a correction is an announcement of its own. */
export const announcementRules = defineRules(staffAnnouncement, {
  beforeSave: async ({ records }, draft, current) => {
    checkPeriod(draft, current)
    const isFixed = current?.mustAck && current.state === 'published'
    const [fixed] = isFixed ? changedNames(draft, current, ['title', 'body']) : []
    if (fixed) throw badField(fixed, 'staff-manage.announcement.textFixed')
    if (draft.pinned && !current?.pinned) {
      const pinned = await records.where(staffAnnouncement, { pinned: true, state: 'published' })
      if (pinned.length >= maxPinned) throw refused('staff-manage.announcement.tooManyPinned', { max: maxPinned })
    }
  },
})
