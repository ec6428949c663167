import type { Expression, SqlBool } from 'kysely'
import { z } from 'zod'
import { plainlySavedRecord, savedRecord } from '../../calls/records'
import { fixedValues } from '../../fields/fixed-filters'
import { createShape, draftShape } from '../../fields/record-shape'
import { apiBase, scopeFields, type Draft, type Entity, type Row } from '../../schema/entity'
import { parseCall } from '../../schema/names'
import { isListing, type ListingPage } from '../../schema/page'
import { pagesOf, type CommandInfo, type Registry } from '../../schema/registry'
import { storageOf } from '../db/storage'
import { badField, notFound, notPermitted, staleRecord } from '../base/errors'
import { holds } from '../access/account'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'
import { parseOrRefuse } from '../pipeline/problems'
import { holdsFor } from '../access/reached-record'
import { rowsReached, type Way } from '../access/rows-seen'
import { onlyRecord, readRecord } from './detail'
import { followChanges } from './follow-changes'
import { isSaveForTwo, judgeSave } from './judged-save'
import { rulesOf } from './handlers'
import { refuseForeignUploads } from './refuse-foreign-uploads'
import { refuseUnfit } from './refuse-unfit'
import { withIdsOfReferences } from './references-by-value'
import { inOwnWords, named } from './own-words'

/** Puts a save down for a second person. @param changed what it changes @returns the id of the request */
export type AskSecond = (
  context: Context,
  info: CommandInfo,
  row: Row<Entity>,
  changed: Readonly<Record<string, unknown>>,
) => Promise<number>

/** The calls that save a record: with an id it is changed, without one it is new. */
export function saveOperations(registry: Registry, entity: Entity, askSecond: AskSecond): Operation[] {
  const creating: string[] = []
  const editing: string[] = []
  const settling: string[] = []
  const ways: Way[] = []
  const urls = new Set<string>()
  for (const info of pagesOf(registry, entity)) {
    const { page, permission } = info
    if (page.entity !== entity) continue
    const verbs = 'verbs' in page ? (page.verbs ?? []) : []
    if (verbs.includes('create') || verbs.includes('copy')) {
      creating.push(`${permission}.new`)
      ways.push({ page: info, permission: `${permission}.new` })
    }
    if (verbs.includes('edit')) editing.push(`${permission}.edit`)
    if (page.kind === 'settings') settling.push(`${permission}.edit`)
    if (verbs.includes('edit') || page.kind === 'settings') ways.push({ page: info, permission: `${permission}.edit` })
    const calls = 'calls' in page ? page.calls : undefined
    for (const call of [calls?.save, calls?.edit, calls?.create]) if (call) urls.add(parseCall(call).url)
  }
  // Settings are there once: only their first save is that of a new record.
  const isOnly = creating.length === 0 && settling.length > 0
  if (isOnly) creating.push(...settling)
  editing.push(...settling)
  if (creating.length === 0 && editing.length === 0) return []
  if (urls.size === 0) urls.add(`${apiBase(entity)}/save`)
  const shape = z.looseObject({ id: z.coerce.number().int().optional(), version: z.coerce.number().int().optional() })
  const { plainSave } = rulesOf(entity)
  return [...urls].map((url) =>
    defineOperation({
      id: `${entity.name}.save`,
      method: 'POST',
      url,
      guard: { anyOf: [...new Set([...creating, ...editing])] },
      input: plainSave ? z.looseObject({}) : shape,
      output: plainSave ? plainlySavedRecord : savedRecord,
      fields: entity.fields,
      reword: (body) => inOwnWords(entity, entity.fields, body),
      audit: { kind: 'edit', code: editing[0] ?? creating[0] ?? '', entity: entity.name },
      run: async (context, sent) => {
        const plain = context.command === undefined ? plainSave : undefined
        const own = parseOrRefuse(shape, (await plain?.read(context, sent)) ?? sent)
        const body = await withIdsOfReferences(context, registry, entity, own)
        if (body.id === undefined && creating.length === 0)
          throw badField(entity.idName ?? 'id', 'error.whichRecord', { kind: entity.name })
        const codes = body.id === undefined ? creating : editing
        if (!codes.some((code) => holds(context.account, code))) throw notPermitted(codes[0] ?? '')
        const only = isOnly && body.id === undefined ? await onlyRecord(context, entity) : undefined
        if (only !== undefined) throw staleRecord(await readRecord(registry, entity, context, only))
        const change = body.id === undefined ? undefined : await reachedChange(context, registry, entity, body, ways)
        const asks = change && (await isSaveForTwo(context, entity, change.changed, change.current))
        const edits = asks && editCommand(context, registry, ways)
        if (edits) {
          const approvalIds = [await askSecond(context, edits, change.current, change.changed)]
          return { ...named(entity, { id: change.current.id }), version: change.current.version, approvalIds }
        }
        const saved = change
          ? await writeChange(context, entity, change)
          : await createOnPage(context, registry, entity, body)
        await refuseOtherAreas(context, registry, entity, saved.id, ways)
        await followChanges(context, context.records.changes)
        const version = await versionNow(context, entity, saved)
        return { ...(plain?.answer(saved) ?? named(entity, { id: saved.id })), version }
      },
    }),
  )
}

/** The command on whose behalf a record is changed: that which the caller names, else the first that the account may run. */
function editCommand(context: Context, registry: Registry, ways: readonly Way[]): CommandInfo | undefined {
  const held = ways.flatMap(({ page, permission }) => {
    const info = registry.commands.get(`${page.id}.edit`)
    return info && holds(context.account, permission) && permission === info.permission ? [info] : []
  })
  return held.find(({ id }) => id === context.command) ?? held[0]
}

/** As `prepareChange`, of a record that the account comes to by its right to edit. @throws A0404 for any other */
async function reachedChange(
  context: Context,
  registry: Registry,
  entity: Entity,
  body: { readonly id?: number | undefined },
  ways: readonly Way[],
): Promise<Change> {
  const id = Number(body.id)
  const reached = rowsReached(registry, entity, context.account, ways)
  if (!(await holdsFor(context, entity, id, reached))) throw notFound(entity.name, id)
  await refuseOtherAreas(context, registry, entity, id, ways)
  return prepareChange(context, registry, entity, body, reached)
}

/** @throws A0400 naming the field by which a record reaches areas that are not the account's, before its save or after it */
async function refuseOtherAreas(
  context: Context,
  registry: Registry,
  entity: Entity,
  id: number,
  ways: readonly Way[],
): Promise<void> {
  const own = rowsReached(registry, entity, context.account, ways, 'whole')
  if (!(await holdsFor(context, entity, id, own))) throw badField(scopeFields(entity)[0] ?? 'id', 'error.otherAreas')
}

/** The version of a record at the end of its save: what follows a save may have changed it once more. */
async function versionNow({ db, records }: Context, entity: Entity, { id, version }: Row<Entity>): Promise<number> {
  const touched = records.changes.filter((change) => change.entity === entity.name && change.id === id)
  if (touched.length < 2) return version
  const { table } = storageOf(entity)
  const now = await db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirst()
  return now ? Number(now.version) : version
}

/** A new record has what its page's list is limited to, whatever was sent. */
function createOnPage(context: Context, registry: Registry, entity: Entity, body: object): Promise<Row<Entity>> {
  const [written, beside] = [{ ...body } as Record<string, unknown>, {} as Record<string, unknown>]
  const page = pageOfNew(context, registry, entity)
  for (const [name, value] of Object.entries(page ? fixedValues(page) : {}))
    (entity.fields[name]?.readOnly ? beside : written)[name] = value
  return create(context, entity, written, beside)
}

/** The list on whose behalf a record is added: that of the command named, else any where all that add are limited to something. */
function pageOfNew(context: Context, registry: Registry, entity: Entity): ListingPage | undefined {
  const adding = pagesOf(registry, entity).flatMap(({ id, page, permission }) =>
    isListing(page) && page.entity === entity && holds(context.account, `${permission}.new`) ? [{ id, page }] : [],
  )
  const named = context.command?.slice(0, context.command.lastIndexOf('.'))
  const own = adding.find(({ id }) => id === named) ?? (adding.every(({ page }) => page.fixed) ? adding[0] : undefined)
  return own?.page
}

/**
 * Saves a new record, checked by its fields and its entity's rules.
 * @param beside what the system sets of it, fields that nobody may write included
 */
export async function create(
  context: Context,
  entity: Entity,
  body: unknown,
  beside: Readonly<Record<string, unknown>> = {},
): Promise<Row<Entity>> {
  const draft = { ...parseOrRefuse(createShape(entity), body), ...beside } as Draft<Entity>
  await refuseUnfit(context, entity.fields, draft as Readonly<Record<string, unknown>>)
  await refuseForeignUploads(context, entity.name, entity.fields, draft as Readonly<Record<string, unknown>>)
  const rules = rulesOf(entity)
  if (rules.insert) return rules.insert(context, draft)
  const extra = await judgeSave(context, entity, draft, null)
  const saved = await context.records.insert(entity, { ...draft, ...extra } as Partial<Row<Entity>>)
  await rules.afterSave?.(context, saved, null)
  return saved
}

/**
 * Changes the fields that are sent, if nobody has changed the record since the caller read it; who names no version means
 * the record as it is.
 * @throws B01 with the newer record when the version is stale
 */
export async function edit(context: Context, registry: Registry, entity: Entity, body: unknown): Promise<Row<Entity>> {
  return writeChange(context, entity, await prepareChange(context, registry, entity, body))
}

/** A record, and what a save changes of it. */
interface Change {
  readonly current: Row<Entity>
  readonly changed: Draft<Entity>
}

/** @param reached what holds of the records that the account comes to, where it may read this one by that alone */
async function prepareChange(
  context: Context,
  registry: Registry,
  entity: Entity,
  body: unknown,
  reached?: readonly Expression<SqlBool>[],
): Promise<Change> {
  const { id, version, ...rest } = body as { id: number; version?: number }
  const changed = parseOrRefuse(draftShape(entity), rest) as Draft<Entity>
  const current = await context.records.get(entity, id)
  if (version !== undefined && current.version !== version)
    throw staleRecord(await readRecord(registry, entity, context, id, reached))
  guardMasked(entity, context, changed)
  const [sent, held] = [changed, current] as unknown as Readonly<Record<string, unknown>>[]
  await refuseUnfit(context, entity.fields, sent!, held)
  await refuseForeignUploads(context, entity.name, entity.fields, sent!, held)
  return { current, changed }
}

async function writeChange(context: Context, entity: Entity, { current, changed }: Change): Promise<Row<Entity>> {
  const rules = rulesOf(entity)
  const extra = await judgeSave(context, entity, changed, current)
  const saved = await context.records.update(entity, current, { ...changed, ...extra } as Partial<Row<Entity>>)
  await rules.afterSave?.(context, saved, current)
  return saved
}

/** Who may not read a secret field sees it masked, and must not save the mask over the secret. */
function guardMasked(entity: Entity, context: Context, draft: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(draft)) {
    const secret = entity.fields[name]?.secret
    if (secret && !holds(context.account, secret)) throw notPermitted(secret)
  }
}
