import { Search } from 'lucide-react'
import { Field } from '../../../../src/client/base/ui/field'
import { Kbd } from '../../../../src/client/base/ui/kbd'
import { TextField } from '../../../../src/client/base/ui/text-field'
import type { Exhibit, Say } from '../exhibit'
import { Keep } from '../keep'

const title = (say: Say, initial: string, more: { readonly disabled?: true; readonly error?: string } = {}) => (
  <Keep initial={initial}>
    {(text, setText) => (
      <Field label={say('Title', '标题')} error={more.error}>
        <TextField
          value={text}
          onChange={setText}
          disabled={more.disabled}
          placeholder={say('Summer gala', '夏日盛典')}
        />
      </Field>
    )}
  </Keep>
)

export default {
  interactive: (say) => title(say, say('Summer gala', '夏日盛典')),
  states: {
    empty: (say) => title(say, ''),
    disabled: (say) => title(say, say('Summer gala', '夏日盛典'), { disabled: true }),
    error: (say) => title(say, '', { error: say('A title is needed', '请填写标题') }),
    'with a sign and a key': (say) => (
      <Keep initial="">
        {(text, setText) => (
          <TextField
            value={text}
            onChange={setText}
            icon={<Search size={14} />}
            after={<Kbd keys="/" />}
            aria-label={say('Search', '查找')}
          />
        )}
      </Keep>
    ),
  },
} satisfies Exhibit
