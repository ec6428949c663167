import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../../src/client/base/ui/button'
import type { Exhibit } from '../exhibit'

export default {
  interactive: (say) => (
    <>
      <Button variant="primary" icon={<Plus />} keys="c">
        {say('New user', '新建用户')}
      </Button>
      <Button>{say('Export', '导出')}</Button>
      <Button variant="quiet">{say('Cancel', '取消')}</Button>
      <Button variant="danger" icon={<Trash2 />}>
        {say('Delete', '删除')}
      </Button>
    </>
  ),
  states: {
    disabled: (say) => <Button disabledReason={say('Already banned', '已封禁')}>{say('Ban user', '封禁用户')}</Button>,
    busy: (say) => <Button isBusy>{say('Saving', '保存中')}</Button>,
  },
} satisfies Exhibit
