import { Checkbox } from '../../../../src/client/base/ui/checkbox'
import type { Exhibit } from '../exhibit'
import { Keep } from '../keep'

const ignore = () => undefined

export default {
  interactive: (say) => (
    <Keep initial={true}>
      {(isOn, setOn) => <Checkbox label={say('Send to everybody', '发送给所有人')} checked={isOn} onChange={setOn} />}
    </Keep>
  ),
  states: {
    empty: (say) => <Checkbox label={say('None', '全不选')} checked={false} onChange={ignore} />,
    some: (say) => <Checkbox label={say('Some', '部分选中')} checked={null} onChange={ignore} />,
    disabled: (say) => <Checkbox label={say('Not now', '暂不可选')} checked isDisabled onChange={ignore} />,
  },
} satisfies Exhibit
