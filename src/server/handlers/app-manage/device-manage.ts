import * as commands from '../../../../commands/app-manage/device-manage'
import deviceModel from '../../../entities/app-manage/device-model'
import { listAfter } from '../../operations/list-mode'
import { handlers } from '../../operations/handler'
import { badField, refused } from '../../base/errors'

/** What a label field holds in all, in characters. */
const longest = 200

export default handlers(commands, {
  addLabel: {
    check: async (_context, { labels }, { label }) => {
      if (split(labels).includes(label)) return 'derived.alreadySo'
      return join([...split(labels), label]).length <= longest || 'app-manage.device-manage.tooManyLabels'
    },
    run: async ({ records }, row, { label }) => {
      await records.update(deviceModel, row, { labels: join(listAfter(split(row.labels), [label], 'add')) })
    },
  },

  removeLabel: {
    check: async (_context, { labels }, { label }) => split(labels).includes(label) || 'derived.alreadySo',
    run: async ({ records }, row, { label }) => {
      await records.update(deviceModel, row, { labels: join(listAfter(split(row.labels), [label], 'remove')) })
    },
  },

  mergeModels: {
    runTogether: async ({ records }, rows, { keep }) => {
      const kept = await records.get(deviceModel, keep)
      const others = rows.filter(({ id }) => id !== keep)
      if (others.length === 0) throw refused('app-manage.device-manage.onlyItself')
      if (others.some(({ platform }) => platform !== kept.platform))
        throw badField('keep', 'app-manage.device-manage.otherPlatform')
      const devices = [kept, ...others].reduce((sum, { activeDevices }) => sum + (activeDevices ?? 0), 0)
      const labels = join([...new Set([kept, ...others].flatMap((row) => split(row.labels)))]).slice(0, longest)
      for (const other of others) await records.remove(deviceModel, other)
      await records.update(deviceModel, kept, { activeDevices: devices, labels })
      return { id: keep }
    },
  },
})

function split(labels: string | null): string[] {
  return (labels ?? '')
    .split(/[,，]/)
    .map((label) => label.trim())
    .filter(Boolean)
}

function join(labels: readonly string[]): string {
  return labels.join(', ')
}
