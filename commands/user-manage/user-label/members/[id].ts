import userLabelMember from '../../../../src/entities/user-manage/user-label-member'
import { asked, defineCommand } from '../../../../src/schema/command'
import { set } from '../../../../src/schema/does'

/** Takes the label from the user. */
export const remove = defineCommand(userLabelMember, {
  on: 'rows',
  asks: { reason: asked(userLabelMember, 'reason') },
  icon: 'list-minus',
})

export const extend = defineCommand(userLabelMember, {
  on: 'rows',
  does: set({}),
  asks: { expiresAt: asked(userLabelMember, 'expiresAt') },
  icon: 'timer',
})
