import { sql } from 'kysely'
import { translateAnswer, translatedAnswer } from '../../calls/records'
import { referenceId } from '../../fields/reference-id'
import { apiBase, type Entity } from '../../schema/entity'
import { isListing } from '../../schema/page'
import { pagesOf, type PageInfo, type Registry } from '../../schema/registry'
import type { Thread } from '../../schema/thread'
import { rowsReached } from '../access/rows-seen'
import { refused } from '../base/errors'
import { storageOf } from '../db/storage'
import { quote } from '../db/table-plan'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'
import { translationOf } from '../translation/translation-of'
import { readRecord } from './detail'

/**
 * The call that puts an answer into the language of a case's user, for whoever may give it: nothing is sent by it and nothing kept, so
 * that no audit entry says so. The translator is asked outside of any transaction.
 */
export function answerTranslationOperations(registry: Registry, entity: Entity): Operation[] {
  const pages = pagesOf(registry, entity).filter((info) => info.page.entity === entity && threadOf(info)?.speaks)
  const thread = pages.map(threadOf).find((each) => each !== undefined)
  if (!thread?.speaks || thread.says.shown === undefined) return []
  const path = thread.speaks.split('.')
  const ways = pages.map((page) => ({ page, permission: `${page.permission}.${thread.answer}` }))
  return [
    defineOperation({
      id: `${entity.name}.translateAnswer`,
      entity,
      method: 'POST',
      url: `${apiBase(entity)}/translateAnswer`,
      guard: { anyOf: ways.map(({ permission }) => permission) },
      input: translateAnswer,
      output: translatedAnswer,
      run: async (context, { id, text }) => {
        const reached = rowsReached(registry, entity, context.account, ways)
        const record: Readonly<Record<string, unknown>> = await readRecord(registry, entity, context, id, reached)
        const to = await codeAt(context, registry, entity, record, path)
        if (to === undefined) throw refused('thread.noLanguage')
        const translation = translationOf(context.services)
        const [translated = ''] = await translation.translate([text], context.language === 'zh' ? 'zh_CN' : 'en', to)
        return { text: translated, by: translation.name }
      },
    }),
  ]
}

/** The code of the language that a user speaks: a field of the case, or of the record that one of its references leads to. */
async function codeAt(
  { db }: Pick<Context, 'db'>,
  registry: Registry,
  entity: Entity,
  record: Readonly<Record<string, unknown>>,
  [first = '', then]: readonly string[],
): Promise<string | undefined> {
  const own = record[first]
  if (then === undefined) return typeof own === 'string' && own !== '' ? own : undefined
  const id = referenceId(own)
  const field = entity.fields[first]
  const to = field && 'to' in field ? registry.entities.get(String(field.to)) : undefined
  if (id === undefined || !to) return undefined
  const { table, byField } = storageOf(to)
  const column = sql.raw(quote(byField.get(then)?.column ?? then))
  const { rows } = await sql<{ code: string | null }>`select ${column} as code from ${sql.table(table)}
    where id = ${id}`.execute(db)
  return rows[0]?.code ?? undefined
}

function threadOf({ page }: PageInfo): Thread | undefined {
  return isListing(page) ? page.thread : undefined
}
