import type { PageCode } from '../../../../engine/commands/page-code'
import list from '../../audit-list/commands'

export default { copyCode: list.copyCode, next: list.startAudit, undoLast: list.startAudit } satisfies PageCode
