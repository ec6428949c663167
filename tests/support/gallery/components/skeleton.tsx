import { Skeleton } from '../../../../src/client/base/ui/skeleton'
import type { Exhibit } from '../exhibit'

export default {
  states: { line: () => <Skeleton width="160px" />, block: () => <Skeleton width="112px" height="63px" /> },
} satisfies Exhibit
