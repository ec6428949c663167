import { Drawer } from '../../../../src/client/base/ui/drawer'
import { EmptyState } from '../../../../src/client/base/ui/state'
import type { Exhibit, Say } from '../exhibit'
import { Opened } from '../opened'

const opened = (isDraggable: boolean) => (say: Say) => (
  <Opened text={say('Open', '打开')}>
    {(isOpen, close) => (
      <Drawer isOpen={isOpen} isDraggable={isDraggable} onClose={close} title={say('Settings', '设置')}>
        <EmptyState />
      </Drawer>
    )}
  </Opened>
)

export default { states: { default: opened(false), draggable: opened(true) } } satisfies Exhibit
