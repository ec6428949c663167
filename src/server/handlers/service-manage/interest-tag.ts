import * as commands from '../../../../commands/service-manage/interest-tag'
import interestTag from '../../../entities/service-manage/interest-tag'
import interestTagContent from '../../../entities/service-manage/interest-tag-content'
import { ALL_AREAS } from '../../../fields/areas/field'
import { ownOf } from '../../access/own-rows'
import { contentsOf, keyOf, lastOf } from '../../domain/titles/interests'
import { handlers } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import { refused } from '../../base/errors'

export default handlers(commands, {
  /** What an area shows is shown in others too; it was arranged once. */
  copyArrangement: {
    run: async (context, { from, to }) => {
      const enabled = await context.records.where(interestTag, { enabled: true })
      const own = await ownOf(context, commands.copyArrangement, interestTag, enabled)
      const shown = own.filter(({ areas }) => areas.includes(from))
      if (shown.length === 0) throw refused('service-manage.interest-tag.nothingThere')
      if (to.includes(from)) throw refused('service-manage.interest-tag.sameArea')
      for (const each of shown) {
        const areas = [...new Set([...each.areas, ...to])]
        await saveWithRules(context, interestTag, each, { areas: areas.includes(ALL_AREAS) ? [ALL_AREAS] : areas })
      }
      return { count: shown.length }
    },
  },

  mergeInto: {
    undo: 'image',
    check: async ({ records }, { id }, { into }) => {
      if (!into) return true
      if (into === id) return 'service-manage.interest-tag.itself'
      return (await records.find(interestTag, into)) !== undefined || 'error.noSuchRecord'
    },
    run: async (context, row, { into }) => {
      const { records } = context
      const target = await records.get(interestTag, into)
      const there = await contentsOf(context, into)
      const held = new Set(there.map(({ content }) => keyOf(content)))
      let order = lastOf(there)
      for (const each of await contentsOf(context, row.id))
        if (held.has(keyOf(each.content))) await records.remove(interestTagContent, each)
        else await records.update(interestTagContent, each, { interestTag: into, order: ++order })
      await records.update(interestTag, target, {
        tags: [...new Set([...(target.tags ?? []), ...(row.tags ?? [])])],
        pickedCount: (target.pickedCount ?? 0) + (row.pickedCount ?? 0),
        contentCount: (await contentsOf(context, into)).length,
      })
      await records.update(interestTag, row, { enabled: false, pickedCount: 0, contentCount: 0 })
    },
  },
})
