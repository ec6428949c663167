import type { PageCode } from '../../../../engine/commands/page-code'
import list from '../../audit-list/commands'

export default { next: list.startAudit, undoLast: list.startAudit } satisfies PageCode
