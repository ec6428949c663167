import { Field } from '../../../../src/client/base/ui/field'
import { Select } from '../../../../src/client/base/ui/select'
import type { Exhibit, Say } from '../exhibit'
import { Keep } from '../keep'

interface Given {
  readonly initial: string | null
  readonly isDisabled?: boolean
  readonly error?: string
}

const choice = ({ initial, isDisabled = false, error }: Given, say: Say) => (
  <Keep initial={initial}>
    {(value, onChange) => (
      <Field label={say('Reason', '原因')} error={error}>
        <Select
          value={value}
          onChange={onChange}
          isDisabled={isDisabled}
          placeholder={say('Choose a reason', '请选择原因')}
          options={[
            { value: 'spam', label: say('Spam', '垃圾信息') },
            { value: 'fraud', label: say('Fraud', '欺诈') },
            { value: 'other', label: say('Other', '其他'), isDisabled: true },
          ]}
        />
      </Field>
    )}
  </Keep>
)

export default {
  interactive: (say) => choice({ initial: 'spam' }, say),
  states: {
    empty: (say) => choice({ initial: null }, say),
    disabled: (say) => choice({ initial: 'spam', isDisabled: true }, say),
    error: (say) => choice({ initial: null, error: say('A reason is needed', '请填写原因') }, say),
  },
} satisfies Exhibit
