import { Ban, Copy, Pencil } from 'lucide-react'
import type { MenuLine } from '../../../src/client/base/ui/menu-items'
import type { Say } from './exhibit'

/** A menu with a line of each kind. */
export function menuLines(say: Say): readonly MenuLine[] {
  const onSelect = () => undefined
  return [
    { id: 'label', kind: 'label', text: say('User 80012931', '用户 80012931') },
    { id: 'edit', text: say('Edit', '编辑'), icon: <Pencil />, keys: 'e', onSelect },
    { id: 'copy', text: say('Copy id', '复制编号'), icon: <Copy />, isChosen: true, onSelect },
    {
      id: 'label-off',
      text: say('Label', '打标签'),
      note: say('The user is banned', '该用户已被封禁'),
      isDisabled: true,
      onSelect,
    },
    { id: 'line', kind: 'separator' },
    { id: 'ban', text: say('Ban user', '封禁用户'), icon: <Ban />, keys: 'b', isDanger: true, onSelect },
  ]
}
