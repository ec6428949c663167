import { Button } from '../../../../src/client/base/ui/button'
import { Notice } from '../../../../src/client/base/ui/notice'
import type { Exhibit } from '../exhibit'

export default {
  isWide: true,
  states: {
    info: (say) => (
      <Notice isWithin ways={<Button variant="quiet">{say('Take the saved values', '恢复已保存的内容')}</Button>}>
        {say('This is a draft of 09:30 that was not saved.', '这是 09:30 未保存的草稿。')}
      </Notice>
    ),
    warn: (say) => (
      <Notice tone="warn" ways={<Button>{say('Save', '保存')}</Button>}>
        <p>{say('Three cells are not saved.', '3 个单元格尚未保存。')}</p>
        <p>{say('One of them was saved by somebody else meanwhile.', '其中 1 个已被他人保存。')}</p>
      </Notice>
    ),
  },
} satisfies Exhibit
