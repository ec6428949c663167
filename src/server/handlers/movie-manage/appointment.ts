import * as commands from '../../../../commands/movie-manage/appointment'
import { titled } from '../../domain/titles/files-asked-for'
import { requestListFile } from '../../domain/reports/list-file'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  exportUsers: {
    run: (context, { id }) =>
      requestListFile(context, {
        exportType: 'appointment-user',
        title: titled(context, 'appointment.exportUsers'),
        filters: { appointment: { is: [id] } },
      }),
  },
})
