import * as commands from '../../../../commands/task-center/setting'
import integralSetting from '../../../entities/task-center/integral-setting'
import { byTwo } from '../../domain/tasks/setting-changes'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

export default handlers(commands, {
  submit: {
    undo: 'image',
    guard: async (_context, args) => {
      if (byTwo.every((name) => args[name] === null))
        throw badField('pointsPerUnit', 'task-center.setting.submit.nothing')
      return Promise.resolve()
    },
    run: async ({ records }, row, args) => {
      const changes = Object.fromEntries(byTwo.flatMap((name) => (args[name] === null ? [] : [[name, args[name]]])))
      await records.update(integralSetting, row, changes)
    },
  },
})
