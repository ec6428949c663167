import { Button } from '../../../../src/client/base/ui/button'
import { Tooltip } from '../../../../src/client/base/ui/tooltip'
import type { Exhibit } from '../exhibit'

export default {
  states: {
    'point at it': (say) => (
      <Tooltip content={say('Writes the list into a file', '将列表写入文件')} keys="Shift+E">
        <Button>{say('Export', '导出')}</Button>
      </Tooltip>
    ),
  },
} satisfies Exhibit
