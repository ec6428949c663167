import { sql } from 'kysely'
import screenOption from '../../../entities/app-manage/screen-option'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'

export type Option = Row<typeof screenOption>

export const maxOptions = 5_000

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
