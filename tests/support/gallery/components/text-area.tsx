import { Field } from '../../../../src/client/base/ui/field'
import { TextArea } from '../../../../src/client/base/ui/text-area'
import type { Exhibit, Say } from '../exhibit'
import { Keep } from '../keep'

const note = (say: Say, initial: string, more: { readonly disabled?: true; readonly error?: string } = {}) => (
  <Keep initial={initial}>
    {(text, setText) => (
      <Field label={say('Note', '备注')} error={more.error}>
        <TextArea
          value={text}
          onChange={setText}
          disabled={more.disabled}
          placeholder={say('For your team', '仅团队可见')}
        />
      </Field>
    )}
  </Keep>
)

export default {
  interactive: (say) => note(say, say('Asked twice about a refund.', '已两次咨询退款。')),
  states: {
    empty: (say) => note(say, ''),
    disabled: (say) => note(say, say('Closed', '已关闭'), { disabled: true }),
    error: (say) => note(say, '', { error: say('A note is needed', '请填写备注') }),
  },
} satisfies Exhibit
