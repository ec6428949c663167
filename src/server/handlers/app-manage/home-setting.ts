import * as commands from '../../../../commands/app-manage/home-setting'
import navigation from '../../../entities/app-manage/navigation'
import { copyTab, meets } from '../../domain/home/navigations'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  setDefault: {
    run: async ({ records }, row) => {
      const before = await records.where(navigation, { platform: row.platform, isDefault: true })
      for (const other of before)
        if (other.id !== row.id && meets(other, row)) await records.update(navigation, other, { isDefault: false })
      await records.update(navigation, row, { isDefault: true })
    },
  },

  copyToAreas: {
    run: (context, row, { areas, withPlacements }) =>
      copyTab(context, row, { areas, platform: row.platform, withPlacements: withPlacements === true }),
  },
})
