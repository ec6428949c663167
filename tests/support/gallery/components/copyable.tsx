import { Copyable } from '../../../../src/client/base/ui/copyable'
import type { Exhibit } from '../exhibit'

export default {
  interactive: (say) => <Copyable title={say('Fault', '故障编号')} text="7f3a-19c2" />,
} satisfies Exhibit
