import { isReference } from '../../fields/field-traits'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { options } from '../../calls/records'
import { labelFields, searchFields, apiBase, type Entity } from '../../schema/entity'
import { runnableStates } from '../../schema/eligibility'
import { pagesOf, type CommandInfo, type Registry } from '../../schema/registry'
import { rowFrom, storageOf } from '../db/storage'
import { nameRecords } from '../db/record-names'
import { quote } from '../db/table-plan'
import { defineOperation, type Operation } from '../pipeline/operation'
import { declaredReason } from './eligibility'
import { guardOf } from './list'
import { codesThatPick } from '../access/picking-codes'
import { nameableTo, rowsPicked } from '../access/rows-seen'
import { codeOf } from '../access/shown-lists'
import { offeredFor } from './shortlist'

/** Pickers show a handful; who needs more types another letter. */
const maxOptions = 50
/** How many records are read for each that is offered, where a command's own conditions choose among them. */
const readPerOption = 5
/** How many times it goes on where few of them fit. */
const maxBatches = 5

const asked = z.strictObject({
  search: z.string().max(100).optional(),
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(maxOptions).optional(),
  command: z.string().max(200).optional(),
  argument: z.string().max(200).optional(),
  of: z.coerce.number().int().optional(),
})

/** The call behind every picker of an entity: ids and labels only, by search text or by ids. */
export function optionsOperations(registry: Registry, entity: Entity): Operation[] {
  const codes = codesThatShow(registry, entity)
  if (codes.size === 0) return []
  return [
    defineOperation({
      id: `${entity.name}.options`,
      entity,
      choosing: true,
      method: 'GET',
      url: `${apiBase(entity)}/options`,
      guard: guardOf([...codes]),
      input: asked,
      output: options,
      run: async (context, { search, ids, limit, command, argument, of }) => {
        const { account, db } = context
        const { table, byField } = storageOf(entity)
        const named = labelFields(entity)
        const hint = (entity.search ?? []).find(
          (name) => !named.includes(name) && !isReference(entity.fields[name]) && !entity.fields[name]?.secret,
        )
        const columns = [
          'id',
          ...[...named, ...(hint ? [hint] : [])].flatMap((name) => byField.get(name)?.column ?? []),
        ]
        const info = runnableOn(registry, entity, command)
        // What a command looks at may be any of the record's fields.
        let query = info ? db.selectFrom(table).selectAll() : db.selectFrom(table).select(columns)
        for (const each of rowsPicked(registry, entity, account)) query = query.where(each)
        const states = info && entity.states ? runnableStates(info) : undefined
        if (states) query = query.where('state', 'in', states)
        if (ids) query = query.where('id', '=', sql`any(${ids.split(',').map(Number)})`)
        if (search?.trim()) query = query.where(meantBy(registry, entity, search.trim()))
        const most = limit ?? 20
        const size = info ? most * readPerOption : most
        const found = new Map<number, Readonly<Record<string, unknown>>>()
        const offered = await offeredFor(registry, entity, context, argument, of)
        if (offered) {
          for (const each of offered.conditions) query = query.where(each)
          const rows = await query.orderBy(sql.ref(offered.by)).orderBy('id').limit(most).execute()
          for (const stored of rows) found.set(Number(stored.id), rowFrom(entity, stored))
        }
        for (let batch = 0, after = 0; !offered && batch < maxBatches && found.size < most; batch++) {
          const rows = await query.where('id', '>', after).orderBy('id').limit(size).execute()
          for (const stored of rows) {
            const row = rowFrom(entity, stored)
            if (!info || declaredReason(info, row, account.id) === undefined) found.set(Number(stored.id), row)
            if (found.size === most) break
          }
          if (rows.length < size) break
          after = Number(rows.at(-1)?.id)
        }
        const nameOf = await nameRecords(db, registry, new Map([[entity.name, found]]), nameableTo(registry, account))
        return [...found].map(([id, row]: [number, Readonly<Record<string, unknown>>]) => ({
          id,
          label: nameOf(entity, id),
          ...(hint && { hint: row[hint] }),
        }))
      },
    }),
  ]
}

/** From this many records on, those that a text means are looked for first. */
const searchedFirstFrom = 100_000
/** Up to this many of them; whoever seeks another one types another letter. */
const maxMeant = 5_000

/**
 * The condition of a record being meant by a text. What else a picker asks for may leave few of them, or none, and they are sought
 * in the order of their numbers: on a large table that could lead through all of it, so that those that a text means are found first.
 */
function meantBy(registry: Registry, entity: Entity, search: string) {
  const meant = sql<boolean>`(${sql.join(searchConditions(registry, entity, search), sql` or `)})`
  if (entity.scale < searchedFirstFrom) return meant
  return sql<boolean>`id = any(array(select id from ${sql.table(storageOf(entity).table)} where ${meant} limit ${maxMeant}))`
}

/** The command that is to run on the picked record; undefined where none is named, or one of other records. */
function runnableOn(registry: Registry, entity: Entity, command: string | undefined): CommandInfo | undefined {
  const info = command === undefined ? undefined : registry.commands.get(command)
  return info?.command.entity === entity ? info : undefined
}

/** How many of the records that a name refers to are found by a text. */
const maxReferred = 200

/** The conditions of a record being meant by a text: its number, or what is in the fields that it is searched by. */
export function searchConditions(registry: Registry, entity: Entity, search: string): RawBuilder<unknown>[] {
  const { byField } = storageOf(entity)
  const patterns = patternsOf(entity, search)
  const byText = searchFields(entity).flatMap((name) => {
    const stored = byField.get(name)
    const target = stored && referredTo(registry, entity, name)
    if (stored && target) {
      const inner = sql.join(searchConditions(registry, target, search), sql` or `)
      return sql`${sql.ref(stored.column)} in
        (select id from ${sql.table(storageOf(target).table)} where ${inner} limit ${maxReferred})`
    }
    if (!stored || stored.kind.index !== 'trigram' || entity.fields[name]?.secret) return []
    return stored.kind
      .searchIn(quote(stored.column))
      .flatMap((text) => patterns.map((pattern) => sql`${sql.raw(text)} ilike ${pattern}`))
  })
  return /^\d{1,15}$/.test(search)
    ? [sql`id = ${Number(search)}`, ...byText]
    : byText.length > 0
      ? byText
      : [sql`false`]
}

/** The index of texts knows them by three letters in a row, the beginning of a word counted as one. */
const lettersKnown = 3

/** What a text is to look like; of few letters that is where a word begins, among records that are too many to read them all. */
function patternsOf(entity: Entity, search: string): string[] {
  const text = search.replace(/[\\%_]/g, (character) => `\\${character}`)
  return entity.scale >= searchedFirstFrom && [...search].length < lettersKnown
    ? [`${text}%`, `% ${text}%`]
    : [`%${text}%`]
}

function referredTo(registry: Registry, entity: Entity, field: string): Entity | undefined {
  const declared = entity.fields[field]
  return declared && isReference(declared) && 'to' in declared ? registry.entities.get(String(declared.to)) : undefined
}

/** The codes of whoever may read what an entity's records are called: who opens a page of theirs, and who may choose one. */
export function codesThatShow(registry: Registry, entity: Entity): ReadonlySet<string> {
  return new Set([...pagesOf(registry, entity).map(codeOf), ...codesThatPick(registry, entity)])
}
