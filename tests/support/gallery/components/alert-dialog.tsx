import { AlertDialog } from '../../../../src/client/base/ui/alert-dialog'
import type { Exhibit, Say } from '../exhibit'
import { Opened } from '../opened'

const question = (say: Say) => ({
  title: say('Ban 3 users', '封禁 3 名用户'),
  description: say(
    'Lin Xiaoman, Chen Jiayi and Zhou Zixuan lose access at once, until you unban them.',
    '林小满、陈嘉怡、周子轩将立即无法登录，直到解封为止。',
  ),
  confirmText: say('Ban 3 users', '封禁 3 名用户'),
})

const asked = (more: { readonly isDanger?: true; readonly typed?: string }) => (say: Say) => (
  <Opened text={say('Ask', '询问')}>
    {(isOpen, close) => <AlertDialog {...question(say)} {...more} isOpen={isOpen} onConfirm={close} onCancel={close} />}
  </Opened>
)

export default {
  states: { default: asked({}), danger: asked({ isDanger: true }), typed: asked({ isDanger: true, typed: '3' }) },
} satisfies Exhibit
