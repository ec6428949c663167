import * as commands from '../../../../commands/app-manage/second-level'
import screenCategory from '../../../entities/app-manage/screen-category'
import screenOption from '../../../entities/app-manage/screen-option'
import { optionsOf } from '../../domain/screens/options-of'
import { maxOptions, type Option } from '../../domain/screens/screens'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'

export default handlers(commands, {
  generate: {
    run: async (context, row, { minTitles }) => {
      const { records } = context
      const found = await optionsOf(context.db, row.kind, minTitles ?? 1)
      const there = await records.where(screenOption, { dimension: row.id }, maxOptions)
      const missing = found.filter((option) => !there.some((other) => isSame(other, option)))
      if (missing.length === 0) throw refused('app-manage.second-level.generate.none')
      const category = await records.get(screenCategory, row.category)
      const last = Math.max(0, ...there.map(({ position }) => position ?? 0))
      for (const [index, option] of missing.entries())
        await records.insert(screenOption, {
          ...option,
          dimension: row.id,
          areas: category.areas,
          position: last + index + 1,
        })
      return { count: missing.length }
    },
  },
})

function isSame(a: Option, b: Partial<Option>): boolean {
  if (b.tags) return String(a.tags) === String(b.tags)
  if (b.countries) return String(a.countries) === String(b.countries)
  return a.yearFrom === b.yearFrom && a.yearTo === b.yearTo
}
