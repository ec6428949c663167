import { sql } from 'kysely'
import * as first from '../../../../commands/app-manage/first-level'
import * as second from '../../../../commands/app-manage/second-level'
import * as third from '../../../../commands/app-manage/third-level'
import screenCategory from '../../../entities/app-manage/screen-category'
import screenDimension from '../../../entities/app-manage/screen-dimension'
import screenOption from '../../../entities/app-manage/screen-option'
import type { Row } from '../../../schema/entity'
import { defineRules, handle, handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import { listAfter } from '../list-mode'
import { shareArea } from '../overlap'
import { optionsOf } from './options-of'

type Option = Row<typeof screenOption>

const mostOptions = 5_000

export const copyingTree = handle(first.copyTree, {
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
      for (const option of await records.where(screenOption, { dimension: dimension.id }, mostOptions))
        await records.insert(screenOption, { ...sharedBy(option), dimension: made.id, areas })
    }
    return { id: category.id }
  },
})

function sharedBy({ name, tags, countries, yearFrom, yearTo, value, badge, position }: Option): Partial<Option> {
  return { name, tags, countries, yearFrom, yearTo, value, badge, position }
}

export const checkingEmpty = handlePage(first.checkEmpty, {
  run: async ({ records }, { areas }) => {
    const empty = await records.where(screenOption, { titleCount: 0, enabled: true }, mostOptions)
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
})

export const generating = handle(second.generate, {
  run: async (context, row, { minTitles }) => {
    const { records } = context
    const found = await optionsOf(context.db, row.kind, minTitles ?? 1)
    const there = await records.where(screenOption, { dimension: row.id }, mostOptions)
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
})

function isSame(a: Option, b: Partial<Option>): boolean {
  if (b.tags) return String(a.tags) === String(b.tags)
  if (b.countries) return String(a.countries) === String(b.countries)
  return a.yearFrom === b.yearFrom && a.yearTo === b.yearTo
}

export const sortingByClicks = handlePage(third.sortByClicks, {
  run: async ({ records }, { dimension }) => {
    const options = await records.where(screenOption, { dimension }, mostOptions)
    options.sort((a, b) => (b.clicks7d ?? 0) - (a.clicks7d ?? 0) || a.id - b.id)
    for (const [index, option] of options.entries()) await records.update(screenOption, option, { position: index + 1 })
  },
})

export const settingAreas = handle(third.setAreas, {
  check: async (_context, row, { areas, mode }) =>
    mode !== 'remove' || listAfter(row.areas, areas, mode).length > 0 || 'app-manage.third-level.setAreas.nowhere',
  run: async ({ records }, row, { areas, mode }) => {
    const changed = listAfter(row.areas, areas, mode)
    await records.update(screenOption, row, { areas: changed.includes(-1) ? [-1] : changed })
  },
})

/** An option finds titles by what its dimension is about. */
export const optionRules = defineRules(screenOption, {
  beforeSave: async ({ db }, draft, current) => {
    const { dimension, tags, countries, yearFrom, yearTo } = { ...current, ...draft }
    if (yearFrom && yearTo && yearFrom > yearTo) throw badField('yearTo', 'error.rangeReversed')
    if (current || !dimension) return
    const { rows } = await sql<{ kind: string }>`select kind from screen_dimension where id = ${dimension}`.execute(db)
    const kind = rows[0]?.kind
    if ((kind === 'genre' || kind === 'tag') && !tags?.length) throw badField('tags', 'error.required')
    if (kind === 'region' && !countries?.length) throw badField('countries', 'error.required')
    if (kind === 'year' && !yearFrom && !yearTo) throw badField('yearFrom', 'error.required')
  },
})
