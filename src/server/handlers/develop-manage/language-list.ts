import { isTranslated } from '../../../fields/field-traits'
import { sql } from 'kysely'
import * as commands from '../../../../commands/develop-manage/language-list'
import areaConfig from '../../../entities/develop-manage/area-config'
import constant from '../../../entities/develop-manage/constant'
import constantItem from '../../../entities/develop-manage/constant-item'
import country from '../../../entities/develop-manage/country'
import interestTag from '../../../entities/service-manage/interest-tag'
import userLabel from '../../../entities/user-manage/user-label'
import type { Entity } from '../../../schema/entity'
import type { Findings } from '../../../schema/findings'
import { caption } from '../../base/captions'
import { storageOf } from '../../db/storage'
import { handlers } from '../../operations/handler'
import { translateRecord } from '../../operations/translate-record'
import type { Context } from '../../pipeline/operation'

/** What names things everywhere else; titles and campaigns have translators of their own. */
const translated: readonly Entity[] = [constant, constantItem, areaConfig, country, interestTag, userLabel]

/** A larger table is not counted through while somebody waits. */
const largest = 200_000

/** How many records one run takes: a translator is paid by the text. */
const maxAtOnce = 200

export default handlers(commands, {
  findMissing: {
    undo: 'never',
    run: async (context, { code }): Promise<Findings> => {
      const findings: Findings['findings'][number][] = []
      for (const entity of context.services.registry.entities.values()) {
        if (entity.scale > largest) continue
        for (const name of textsOf(entity)) {
          const value = await countMissing(context, entity, name, code)
          const named = {
            record: caption(context.language, entity.name),
            field: caption(context.language, `${entity.name}.${name}`),
          }
          if (value > 0)
            findings.push({ caption: 'develop-manage.language-list.findMissing.field', params: named, value })
        }
      }
      return { findings: findings.sort((a, b) => Number(b.value) - Number(a.value)) }
    },
  },

  translate: {
    undo: 'image',
    run: async (context, { code }): Promise<Findings> => {
      let done = 0
      let by = ''
      for (const entity of translated)
        for (const id of await lackingIds(context, entity, code, maxAtOnce - done)) {
          const row = await context.records.get(entity, id)
          const { texts, ...how } = await translateRecord(context, entity, row, { languages: [code] })
          await context.records.update(entity, row, texts as object)
          by = how.by
          done++
        }
      const left = await Promise.all(translated.map((entity) => lackingIds(context, entity, code, maxAtOnce)))
      const open = left.reduce((sum, ids) => sum + ids.length, 0)
      return {
        findings: [
          { caption: 'develop-manage.language-list.translate.done', value: done, tone: 'good' },
          ...(open > 0
            ? [{ caption: 'develop-manage.language-list.translate.left', value: open, tone: 'warn' as const }]
            : []),
          ...(by === 'embedded' ? [{ caption: 'translation.embedded', tone: 'warn' as const }] : []),
        ],
      }
    },
  },
})

function textsOf(entity: Entity): string[] {
  return Object.entries(entity.fields).flatMap(([name, field]) =>
    isTranslated(field) && !field.readOnly ? [name] : [],
  )
}

function lacks(entity: Entity, name: string, code: string) {
  const column = sql.ref(storageOf(entity).byField.get(name)?.column ?? name)
  return sql<boolean>`(${column} is not null and coalesce(${column} ->> ${code}, '') = '')`
}

async function countMissing({ db }: Context, entity: Entity, name: string, code: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(storageOf(entity).table)}
    where ${lacks(entity, name, code)}`.execute(db)
  return rows[0]?.count ?? 0
}

async function lackingIds({ db }: Context, entity: Entity, code: string, most: number): Promise<number[]> {
  const conditions = textsOf(entity).map((name) => lacks(entity, name, code))
  if (most <= 0 || conditions.length === 0) return []
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(storageOf(entity).table)}
    where ${sql.join(conditions, sql` or `)} order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => Number(id))
}
