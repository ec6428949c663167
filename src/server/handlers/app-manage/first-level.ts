import * as commands from '../../../../commands/app-manage/first-level'
import screenCategory from '../../../entities/app-manage/screen-category'
import screenDimension from '../../../entities/app-manage/screen-dimension'
import screenOption from '../../../entities/app-manage/screen-option'
import { shareArea } from '../../operations/overlap'
import { maxOptions, type Option } from '../../domain/screens/screens'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  copyTree: {
    run: async ({ records }, row, { areas }) => {
      const { name, contentTypes, clients, defaultSort, icon } = row
      const last = Math.max(0, ...(await records.where(screenCategory, {})).map(({ position }) => position ?? 0))
      const category = await records.insert(screenCategory, {
        ...{ name, contentTypes, clients, defaultSort, icon, areas, enabled: false },
        position: last + 1,
      })
      for (const dimension of await records.where(screenDimension, { category: row.id })) {
        const { kind, multiple, showAll, position } = dimension
        const made = await records.insert(screenDimension, {
          ...{ name: dimension.name, kind, multiple, showAll, position },
          category: category.id,
        })
        for (const option of await records.where(screenOption, { dimension: dimension.id }, maxOptions))
          await records.insert(screenOption, { ...sharedBy(option), dimension: made.id, areas })
      }
      return { id: category.id }
    },
  },

  checkEmpty: {
    run: async ({ records }, { areas }) => {
      const empty = await records.where(screenOption, { titleCount: 0, enabled: true }, maxOptions)
      return {
        findings: empty
          .filter((option) => shareArea(option.areas, areas))
          .map((option) => ({
            caption: 'app-manage.first-level.checkEmpty.line',
            params: { name: option.name.zh_CN, en: option.name.en },
            to: `/app-manage/third-level?dimension=${option.dimension}&titleCount=..0` as const,
            tone: 'warn' as const,
          })),
      }
    },
  },
})

function sharedBy({ name, tags, countries, yearFrom, yearTo, value, badge, position }: Option): Partial<Option> {
  return { name, tags, countries, yearFrom, yearTo, value, badge, position }
}
