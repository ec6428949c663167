import * as commands from '../../../../../commands/app-manage/cdn-setting/routes'
import cdnRoute from '../../../../entities/app-manage/cdn-route'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  switchToFallback: {
    undo: 'image',
    run: async ({ records, now }, row, { switchReason }) => {
      await records.update(cdnRoute, row, {
        sharesBefore: row.shares,
        shares: [{ node: row.fallback, percent: 100 }],
        switchedAt: now.toISOString(),
        switchReason,
      })
    },
  },

  switchBack: {
    run: async ({ records, now }, row, { switchReason }) => {
      const shares = (row.sharesBefore ?? []).flatMap(({ node, percent }) =>
        node === null || node === undefined || percent === null || percent === undefined ? [] : [{ node, percent }],
      )
      await records.update(cdnRoute, row, { shares, sharesBefore: null, switchedAt: now.toISOString(), switchReason })
    },
  },
})
