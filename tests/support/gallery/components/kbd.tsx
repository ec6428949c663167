import { Kbd } from '../../../../src/client/base/ui/kbd'
import type { Exhibit } from '../exhibit'

export default {
  states: { chord: () => <Kbd keys="Mod+K" />, sequence: () => <Kbd keys="g u" />, single: () => <Kbd keys="?" /> },
} satisfies Exhibit
