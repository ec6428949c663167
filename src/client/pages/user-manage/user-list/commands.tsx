import { navigate } from 'wouter/use-browser-location'
import { askForExport } from '../../../engine/commands/ask-for-export'
import { recordUrl } from '../../../engine/parts/record-url'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Shows the accounts that share a device, an address or an inviter with a user: a graph, each with its weight. */
  findRelated: {
    start: (target) => {
      const [id] = target.kind === 'rows' ? target.ids : []
      if (id !== undefined) navigate(`${recordUrl('/user-manage/user-detail/{id}', id)}?tab=related`)
    },
  },
  /** Hands the ids of the list as it stands to the report centre, for what is pasted elsewhere. */
  exportIds: {
    start: (_target, args, info) => askForExport(info, args, ['id', 'displayId']),
  },
} satisfies PageCode
