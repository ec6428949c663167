import { Icon } from '../../../../src/client/base/ui/icon'
import type { Exhibit } from '../exhibit'

export default {
  states: {
    small: () => ['users', 'calendar', 'megaphone', 'radio', 'crown'].map((name) => <Icon key={name} name={name} />),
    large: () => ['users', 'calendar', 'megaphone'].map((name) => <Icon key={name} name={name} size={24} />),
    unknown: () => <Icon name="no-such-drawing" />,
  },
} satisfies Exhibit
