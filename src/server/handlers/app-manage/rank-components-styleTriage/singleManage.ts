import * as commands from '../../../../../commands/app-manage/rank-components-styleTriage/singleManage'
import rankStyleTriage from '../../../../entities/app-manage/rank-style-triage'
import rankStyleVariant from '../../../../entities/app-manage/rank-style-variant'
import { locked } from '../../../domain/ranks/triages'
import { handlers } from '../../../operations/handler'
import { refused } from '../../../base/errors'

export default handlers(commands, {
  evenShares: {
    run: async ({ records }, { triage: id }) => {
      const triage = await records.get(rankStyleTriage, id)
      if (triage.state !== 'draft') throw refused(locked)
      const variants = await records.where(rankStyleVariant, { triage: id })
      if (variants.length === 0) throw refused('app-manage.rank-components-styleTriage.variants')
      const share = Math.floor(100 / variants.length)
      for (const [index, variant] of variants.entries())
        await records.update(rankStyleVariant, variant, {
          share: index === 0 ? 100 - share * (variants.length - 1) : share,
        })
    },
  },

  copyOrder: {
    check: async ({ records }, row) => {
      const triage = await records.get(rankStyleTriage, row.triage)
      return triage.state === 'draft' || locked
    },
    run: async ({ records }, row) => {
      const [control] = await records.where(rankStyleVariant, { triage: row.triage, isControl: true })
      if (!control) throw refused('app-manage.rank-components-styleTriage.oneControl')
      await records.update(rankStyleVariant, row, { singles: control.singles })
    },
  },
})
