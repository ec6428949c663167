import * as commands from '../../../../../commands/user-manage/user-detail/[id]'
import { caption } from '../../../base/captions'
import { timelineExport } from '../../../domain/users/export-timeline'
import { requestOwnExport } from '../../../jobs/export/own-export'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  /** Asks for the file; it is fetched in the report centre. */
  export: {
    run: async (context, user) => {
      const title = `${caption(context.language, 'user-manage.user-detail.timeline')} ${user.displayId ?? `#${user.id}`}`
      const page = `/user-manage/user-detail/${user.id}`
      return { taskId: await requestOwnExport(context, timelineExport, { title, page, params: { id: user.id } }) }
    },
  },
})
