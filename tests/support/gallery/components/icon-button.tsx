import { Search } from 'lucide-react'
import { IconButton } from '../../../../src/client/base/ui/icon-button'
import type { Exhibit } from '../exhibit'

export default {
  interactive: (say) => (
    <IconButton label={say('Search', '查找')} keys="/">
      <Search />
    </IconButton>
  ),
  states: {
    'kept pressed': (say) => (
      <IconButton label={say('Search', '查找')} isPressed>
        <Search />
      </IconButton>
    ),
    disabled: (say) => (
      <IconButton label={say('Search', '查找')} disabled>
        <Search />
      </IconButton>
    ),
  },
} satisfies Exhibit
