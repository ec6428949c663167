import * as commands from '../../../../commands/live-config/anchor-task'
import anchorTask from '../../../entities/live-config/anchor-task'
import anchorTaskRecord from '../../../entities/live-config/anchor-task-record'
import anchorEntity from '../../../entities/live-manage/anchor'
import { grant } from '../../domain/live/config/anchor-tasks'
import { tellUsers } from '../../domain/live/tell-user'
import { handlers } from '../../operations/handler'

const maxRecords = 50_000

export default handlers(commands, {
  settle: {
    undo: 'never',
    check: async ({ records }, { id, settleBy }) =>
      settleBy === 'auto' ||
      (await records.where(anchorTaskRecord, { task: id, state: 'completed' }, 1)).length === 0 ||
      'live-config.anchor-task.undecided',
    run: async (context, task) => {
      const { records } = context
      for (const reached of await records.where(anchorTaskRecord, { task: task.id, state: 'completed' }, maxRecords))
        await grant(context, task, reached, null)
      await records.update(anchorTask, await records.get(anchorTask, task.id), { state: 'settled' })
    },
  },

  remind: {
    undo: 'never',
    run: async (context, task, { text, fromPercent }) => {
      const { records } = context
      const running = await records.where(anchorTaskRecord, { task: task.id, state: 'running' }, maxRecords)
      const close = running.filter(({ percent }) => (percent ?? 0) >= fromPercent)
      const anchors = await records.where(anchorEntity, { id: close.map(({ anchor }) => anchor) }, maxRecords)
      const users = anchors.map(({ user }) => user)
      for (let from = 0; from < users.length; from += 500)
        await tellUsers(context, users.slice(from, from + 500), {
          title: task.name,
          content: text,
          reason: task.name.en,
        })
      return { findings: [{ caption: 'live-config.anchor-task.reminded', value: users.length }] }
    },
  },
})
