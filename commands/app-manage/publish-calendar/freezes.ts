import publishFreeze from '../../../src/entities/app-manage/publish-freeze'
import { asked, defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

/** From now on one person publishes again. */
export const liftFreeze = defineCommand(publishFreeze, {
  on: 'row',
  does: move(),
  asks: { liftReason: asked(publishFreeze, 'liftReason', { required: true }) },
  danger: 'confirm',
  keys: 'u',
  icon: 'sun',
})
