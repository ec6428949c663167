import { Button } from '../../../../src/client/base/ui/button'
import { DropdownMenu } from '../../../../src/client/base/ui/dropdown-menu'
import type { Exhibit } from '../exhibit'
import { menuLines } from '../menu-lines'

export default {
  interactive: (say) => (
    <DropdownMenu lines={menuLines(say)}>
      <Button>{say('More', '更多')}</Button>
    </DropdownMenu>
  ),
} satisfies Exhibit
