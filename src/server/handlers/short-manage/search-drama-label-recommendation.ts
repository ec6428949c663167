import { isDeepStrictEqual } from 'node:util'
import * as commands from '../../../../commands/short-manage/search-drama-label-recommendation'
import shortSearchLabel from '../../../entities/short-manage/short-search-label'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  addTags: {
    run: async ({ records }, { tags, areas, row }) => {
      const held = await records.where(shortSearchLabel, { tag: [...tags] })
      const isHeld = (tag: number) => held.some((each) => each.tag === tag && isDeepStrictEqual(each.areas, areas))
      const wanted = [...new Set(tags)].filter((tag) => !isHeld(tag))
      const last = Math.max(0, ...(await records.where(shortSearchLabel, {})).map(({ position }) => position ?? 0))
      for (const [index, tag] of wanted.entries())
        await records.insert(shortSearchLabel, { tag, areas, row: row ?? 1, position: last + index + 1 })
      return { added: wanted.length }
    },
  },
})
