import * as commands from '../../../../commands/app-manage/publish-calendar'
import publishFreeze from '../../../entities/app-manage/publish-freeze'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'

export default handlers(commands, {
  freezePeriod: {
    run: async (context, { startsAt, endsAt, areas, reason }) => {
      const { id } = await create(context, publishFreeze, { startsAt, endsAt, areas, reason })
      return { id }
    },
  },
})
