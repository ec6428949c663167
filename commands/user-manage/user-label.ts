import userLabel from '../../src/entities/user-manage/user-label'
import userLabelMember from '../../src/entities/user-manage/user-label-member'
import { because, file, oneOf } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'
import { usedIn } from '../packs/used-in'

export const members = defineCommand(userLabel, {
  on: 'row',
  does: leadTo('/user-manage/user-label/members/{id}'),
  keys: 'o',
  icon: 'users',
})

export const { showUses } = usedIn(userLabel, { keys: { showUses: 'w' } })

/** Users of a file, by their numbers: added, taken away, or all there are from then on. */
export const importMembers = defineCommand(userLabel, {
  on: 'row',
  reads: ['kind'],
  when: ({ kind }) => kind === 'manual' || kind === 'import' || 'user-manage.labelOfSystem',
  asks: {
    file: file({ required: true, accept: ['csv', 'xlsx'] }),
    mode: oneOf(['add', 'remove', 'replace'], { required: true }),
    expiresAt: asked(userLabelMember, 'expiresAt'),
  },
  danger: 'confirm',
  icon: 'file-up',
})

export const clearMembers = defineCommand(userLabel, {
  on: 'row',
  reads: ['kind'],
  when: ({ kind }) => kind === 'manual' || kind === 'import' || 'user-manage.labelOfSystem',
  asks: { reason: because({ max: 200 }) },
  danger: 'confirm',
  destroys: true,
  icon: 'user-x',
})
