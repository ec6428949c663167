import shortShareAgreement from '../../../src/entities/short-manage/short-share-agreement'
import { because } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'
import { reviewed } from '../../packs/reviewed'

export const { submit, approve, reject } = reviewed(shortShareAgreement, {
  by: 'others',
  danger: 'confirm',
  keys: { submit: 'b', approve: 'a' },
})

export const terminate = defineCommand(shortShareAgreement, {
  on: 'row',
  does: move(),
  asks: {
    endsAt: asked(shortShareAgreement, 'endsAt', { required: true }),
    reason: because(),
  },
  danger: 'confirm',
  destroys: true,
  icon: 'circle-x',
})
