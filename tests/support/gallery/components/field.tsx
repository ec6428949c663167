import { Field } from '../../../../src/client/base/ui/field'
import { Switch } from '../../../../src/client/base/ui/switch'
import { TextField } from '../../../../src/client/base/ui/text-field'
import type { Exhibit, Say } from '../exhibit'
import { Keep } from '../keep'

const named = (more: { readonly isRequired?: true; readonly hint?: string; readonly error?: string }, say: Say) => (
  <Keep initial={say('Summer gala', '夏日盛典')}>
    {(text, setText) => (
      <Field label={say('Title', '标题')} {...more}>
        <TextField value={text} onChange={setText} />
      </Field>
    )}
  </Keep>
)

export default {
  states: {
    default: (say) => named({}, say),
    required: (say) => named({ isRequired: true, hint: say('Shown on the home page', '显示在首页') }, say),
    error: (say) => named({ error: say('At most 30 characters', '最多 30 个字符') }, say),
    inline: (say) => (
      <Keep initial={true}>
        {(isOn, setOn) => (
          <Field label={say('Visible', '可见')} isInline>
            <Switch checked={isOn} onChange={setOn} />
          </Field>
        )}
      </Keep>
    ),
  },
} satisfies Exhibit
