import { askForExport } from '../../../engine/commands/ask-for-export'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Hands the ids of the list as it is to the report centre, for what is pasted elsewhere. */
  exportIds: {
    start: (_target, args, info) => askForExport(info, args, ['id', 'displayId']),
  },
} satisfies PageCode
