import * as commands from '../../../../../../commands/app-manage/home-page-list/[navigationId]/releases'
import homePageRelease from '../../../../../entities/app-manage/home-page-release'
import { restore } from '../../../../domain/home/placements'
import { letOut, makeLive } from '../../../../domain/home/releases'
import { handlers } from '../../../../operations/handler'

export default handlers(commands, {
  approve: {
    undo: 'never',
    run: async (context, row) => {
      await letOut(context, await context.records.update(homePageRelease, row, { approvedBy: context.account.id }))
    },
  },

  rollback: {
    undo: 'never',
    run: async (context, row) => {
      await restore(context.records, row.navigation, row.snapshot ?? [])
      await makeLive(context, row)
    },
  },
})
