import { traitsOf } from '../../../fields/field-traits'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import * as commands from '../../../../commands/develop-manage/sparrow'
import type { Entity } from '../../../schema/entity'
import type { Finding, Findings } from '../../../schema/findings'
import { isListing } from '../../../schema/page'
import { pagesOf } from '../../../schema/registry'
import { codeOf, listsOf } from '../../access/shown-lists'
import { caption } from '../../base/captions'
import { storageOf } from '../../db/storage'
import { handlers } from '../../operations/handler'
import { prepareQuery } from '../../operations/list'
import { whereSql } from '../../operations/list-sql'
import { holds } from '../../access/account'
import type { Context } from '../../pipeline/operation'

/** How many record kinds are asked in one query: the planner takes longer over more than they take to run. */
const kindsAtOnce = 40

/** A record that was found, and whether by a number of its own that people know it by. */
interface Match {
  readonly kind: string
  readonly id: number
  readonly isOwn: boolean
}

export default handlers(commands, {
  /** Tells all servers and open browsers to forget what they keep; each does so when it hears of it. */
  clearCaches: {
    run: ({ services }, { caches }) => {
      services.events.publish({ kind: 'caches', caches: caches ?? [] })
      if (caches?.includes('dictionaries')) services.events.publish({ kind: 'dictionaries' })
      return Promise.resolve({ cleared: caches })
    },
  },

  /**
   * Every record with an id, or with a public id or number of its own that reads so, of each kind that the account may list; by
   * the conditions of its lists, so that nobody sees more here than there.
   */
  lookUp: {
    run: async (context, { id: text }): Promise<Findings> => {
      const wanted = (text ?? '').trim().replace(/^#/, '')
      const kinds = [...context.services.registry.entities.values()]
      const queries = (await Promise.all(kinds.map((entity) => queriesFor(context, entity, wanted)))).flat()
      const matches: Match[] = []
      for (let from = 0; from < queries.length; from += kindsAtOnce) {
        const batch = queries.slice(from, from + kindsAtOnce)
        const { rows } =
          await sql<Match>`select kind, id, is_own as "isOwn" from (${sql.join(batch, sql` union all `)}) found`.execute(
            context.db,
          )
        matches.push(...rows.map((row) => ({ ...row, id: Number(row.id) })))
      }
      const ownFirst = matches.sort((a, b) => Number(b.isOwn) - Number(a.isOwn))
      const found = [...new Map(ownFirst.map((match) => [`${match.kind} ${match.id}`, match])).values()]
      return { findings: await findingsOf(context, found) }
    },
  },
})

/** What finds records of a kind by the text: by id where it is a number, and by each field that no two records share. */
async function queriesFor(context: Context, entity: Entity, wanted: string): Promise<RawBuilder<unknown>[]> {
  const { registry } = context.services
  const isListed = listsOf(registry, entity).some(({ info }) => holds(context.account, codeOf(info)))
  if (!isListed || wanted === '') return []
  const { scope, conditions } = await prepareQuery(registry, entity, context, {})
  const { table, byField } = storageOf(entity)
  const keys = Object.entries(entity.fields).filter(
    ([name, { type, unique, secret }]) =>
      traitsOf({ type }).step === 'text' && unique && !secret && (scope.filters.has(name) || scope.columns.has(name)),
  )
  const columns = keys.flatMap(([name]) => byField.get(name)?.column ?? [])
  const query = (match: RawBuilder<SqlBool>, isOwn: boolean) =>
    sql`(select ${entity.name}::text as kind, id, ${isOwn}::bool as is_own
      from ${sql.table(table)}${whereSql([...conditions, match])} limit 5)`
  return [
    ...columns.map((column) => query(sql`${sql.ref(column)} = ${wanted}`, true)),
    ...(/^\d{1,15}$/.test(wanted) ? [query(sql`id = ${Number(wanted)}`, false)] : []),
  ]
}

async function findingsOf(context: Context, found: readonly Match[]): Promise<Finding[]> {
  const { account, language, records, services } = context
  const { entities } = services.registry
  const findings: Finding[] = []
  for (let from = 0; from < found.length; from += kindsAtOnce) {
    const batch = found.slice(from, from + kindsAtOnce).flatMap(({ kind, id }) => {
      const entity = entities.get(kind)
      return entity ? [{ entity, id }] : []
    })
    const byKind = new Map<Entity, number[]>()
    for (const { entity, id } of batch) byKind.set(entity, [...(byKind.get(entity) ?? []), id])
    const nameOf = await records.namer(byKind, language)
    for (const { entity, id } of batch) {
      const page = pagesOf(services.registry, entity).find(
        (info) =>
          info.page.entity === entity &&
          isListing(info.page) &&
          !info.path.includes('{') &&
          holds(account, codeOf(info)),
      )
      findings.push({
        caption: 'develop-manage.sparrow.lookUp.found',
        params: { record: caption(language, entity.name), id },
        value: nameOf(entity, id),
        ...(page && { to: `${page.path}?id=${id}` as `/${string}` }),
      })
    }
  }
  return findings
}
