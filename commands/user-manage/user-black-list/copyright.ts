import copyrightBlacklistEntry from '../../../src/entities/user-manage/copyright-blacklist-entry'
import { asked, defineCommand, unsaid } from '../../../src/schema/command'
import { addTo, move } from '../../../src/schema/does'

export const lift = defineCommand(copyrightBlacklistEntry, {
  on: 'rows',
  does: move(),
  asks: { reason: asked(copyrightBlacklistEntry, 'reason', { required: true }) },
  call: 'POST /user/backend/blacklist/copyright/del/{id}',
  plain: true,
  lacks: { reason: unsaid },
  inverse: 'relist',
  icon: 'circle-check',
})

export const addTags = defineCommand(copyrightBlacklistEntry, {
  on: 'rows',
  does: addTo('tags'),
  states: ['active'],
  asks: { tags: asked(copyrightBlacklistEntry, 'tags', { required: true }) },
  call: 'POST /user/backend/blacklist/copyright/save',
  icon: 'tags',
})

export const relist = defineCommand(copyrightBlacklistEntry, {
  on: 'rows',
  does: move(),
  call: 'POST /user/backend/blacklist/copyright/save',
  sends: { relist: true },
  inverse: 'lift',
  icon: 'undo-2',
})
