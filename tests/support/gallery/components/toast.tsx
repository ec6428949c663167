import { Button } from '../../../../src/client/base/ui/button'
import { toast } from '../../../../src/client/base/ui/toast-store'
import type { Exhibit, Say } from '../exhibit'

const shown = (show: (say: Say) => void) => (say: Say) => (
  <Button onClick={() => show(say)}>{say('Show', '显示')}</Button>
)
const undo = (say: Say) => ({ text: say('Undo', '撤销'), run: () => undefined })

export default {
  states: {
    success: shown((say) => toast.success(say('3 users banned', '已封禁 3 名用户'), undo(say))),
    error: shown((say) =>
      toast.error(say('The record has changed: reload it first.', '数据已被他人修改，请先重新加载。')),
    ),
    warning: shown((say) => toast.warning(say('2 rows were skipped', '已跳过 2 行'))),
    info: shown((say) => toast.info(say('The export has started', '已开始导出'))),
  },
} satisfies Exhibit
