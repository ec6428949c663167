import { Switch } from '../../../../src/client/base/ui/switch'
import type { Exhibit } from '../exhibit'
import { Keep } from '../keep'

const ignore = () => undefined

export default {
  interactive: (say) => (
    <Keep initial={true}>
      {(isOn, setOn) => <Switch checked={isOn} onChange={setOn} aria-label={say('Visible', '可见')} />}
    </Keep>
  ),
  states: {
    off: (say) => <Switch checked={false} onChange={ignore} aria-label={say('Visible', '可见')} />,
    disabled: (say) => <Switch checked isDisabled onChange={ignore} aria-label={say('Visible', '可见')} />,
  },
} satisfies Exhibit
