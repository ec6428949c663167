import { z } from 'zod'
import type { FiguresAnswer } from '../fields/report-figures'
import { isZone } from '../fields/zone'
import type { Entity, Row } from '../schema/entity'
import type { Field, Reference, StoredValue } from '../schema/field'
import { defineCall, type Frozen } from './define-call'
import { captions, filter, moment, whole, written } from './shared'

/**
 * A list's query as people set it: what export, bulk commands and counts take too, so that they mean the same rows. Periods such
 * as the last 7 days stay as they are; the server resolves them once.
 */
export const listQuery = z.strictObject({
  /** By path; each is parsed by its field before use. */
  filters: z.record(z.string(), z.unknown()).optional(),
  /** `-registeredAt`, or several, separated by commas; the id is always the last. */
  sort: z.string().max(200).optional(),
  /** The page whose list is meant, where several show the entity. */
  page: z.string().max(100).optional(),
  /** The time zone whose days and periods are meant; the account's own unless given. */
  zone: z.string().max(60).refine(isZone, 'error.notChoice').optional(),
  /** The moment that periods are counted from, as an ISO text; that of the call unless given. */
  asOf: z.iso.datetime({ offset: true, error: 'error.notInstant' }).optional(),
})
export type ListQuery = z.infer<typeof listQuery>

/** At most this many rows a call; a grid asks for windows of 100. */
const largestWindow = 200

/** The input of a list's window: a query, and which rows of it. */
export const listWindow = listQuery.extend({
  columns: z.array(z.string()).max(200).optional(),
  offset: z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  size: z.coerce.number<number>().int().min(1).max(largestWindow).optional(),
  /** The row just before the window, so that deep windows need not be counted up to. */
  after: z
    .strictObject({
      /** What it is sorted by. */
      value: z.unknown(),
      /** The currency of an amount that it is sorted by, where amounts of several currencies are. */
      currency: z.string().nullish(),
      id: z.int(),
    })
    .optional(),
})

/** A record as the calls answer it: its fields by name, references as `{ id, label }`, secret fields masked. */
export const record = z.looseObject({ id: z.number(), version: z.number() })
export type ReadRecord = Frozen<z.infer<typeof record>>

/** Stretches of a film, each from where to where, in seconds. */
const stretches = z.array(z.tuple([z.number().min(0), z.number().min(0)])).max(500)

/** What whoever asks has seen of the film of a case: where, and how much of all of it in percent. */
export const watched = z.strictObject({ seen: stretches, share: z.number() })
export type Watched = Frozen<z.infer<typeof watched>>

/** Where the film beside a list is watched: an address for some hours. */
export const filmBeside = z.strictObject({ address: z.string() })

/** Where the film of a case is watched, and what was seen of it before. */
export const film = watched.extend(filmBeside.shape)

/** What a player tells: how long the film is, in seconds, and what of it was played since it last told. */
export const tellWatched = z.strictObject({
  id: z.number().int(),
  length: z.number().positive().max(86_400),
  seen: stretches,
})

/** An answer to the user of a case, to be put into their language. */
export const translateAnswer = z.strictObject({ id: z.int(), text: z.string().min(1).max(3_000) })

/** The answer in the user's language, and who translated. */
export const translatedAnswer = z.strictObject({ text: z.string(), by: z.enum(['embedded', 'google']) })

/** A cell of a record. */
const cellAt = z.strictObject({ record: z.int(), field: z.string().max(100) })

/** More than a cell has room for, in letters of its JSON. */
const longestDraft = 20_000

const draftValue = z
  .unknown()
  .refine((value) => value !== undefined && JSON.stringify(value).length <= longestDraft, 'error.tooLong')

/** What was typed into a cell, over which version, and what stood there then. */
const typedCell = cellAt.extend({ version: z.int(), base: draftValue, value: draftValue })

/** Keeps what was typed into cells of the list that a record (`of`) opens, and drops what is saved or given up. */
export const keepDrafts = z.strictObject({
  of: z.int(),
  typed: z.array(typedCell).max(500),
  dropped: z.array(cellAt).max(500),
})

/** What the caller has typed into the cells of a list and not saved; `saved` is what stands there now, null where the record is gone. */
export const cellDrafts = z.array(
  typedCell.extend({ typedAt: moment, saved: z.strictObject({ version: z.int(), value: z.unknown() }).nullable() }),
)
export type CellDraft = Frozen<z.infer<typeof cellDrafts>>[number]

/** A field as the calls answer it: what it refers to with its name. */
type Read<F> =
  F extends Field<'ref'>
    ? Reference | null
    : F extends Field<'refs'>
      ? readonly Reference[] | null
      : F extends Field
        ? StoredValue<F>
        : never

/** A record of an entity as the calls answer it; what the account may not see is absent. */
export type RecordOf<E extends Entity> = ReadRecord & {
  readonly [K in keyof E['fields']]?: Read<E['fields'][K]>
} & { readonly [K in Exclude<keyof Row<E>, keyof E['fields'] | 'id' | 'version'>]?: Row<E>[K] }

/** How a list reads its rows: what a command that is run from it answers those by that it has changed. */
export const shownBy = listQuery.extend({ columns: listWindow.shape.columns })
export type ShownBy = Frozen<z.infer<typeof shownBy>>

/** A window of a list's rows. */
export const listRows = z.strictObject({ rows: z.array(record) })

/** What a panel of a case holds; nothing where the account may see none of it. */
export const panelRows = z.union([
  listRows,
  z.strictObject({
    rows: z.array(record),
    /** The records of a panel added up, the latest day first. */
    sums: z.strictObject({
      lines: z.array(
        z.strictObject({
          day: z.string(),
          source: z.string(),
          amount: z.number(),
          /** Its share of what is paid. */
          paid: z.number().nullable(),
        }),
      ),
      /** Of all lines, those that are not told included. */
      total: z.number(),
      count: z.number(),
      asked: z.number(),
      paid: z.number().nullable(),
      currency: z.string().nullable(),
    }),
  }),
  z.strictObject({ withheld: z.literal(true), rows: z.undefined().optional() }),
])

/** How many rows match, and whether that is counted or the planner's estimate. */
export const rowCount = z.strictObject({ total: z.number(), estimated: z.boolean() })
export type RowCount = Frozen<z.infer<typeof rowCount>>

/** A record by what it is known by: what there is to choose from. */
const choice = z.looseObject({ id: z.number() })

/** All records that there are to choose from. */
export const choices = z.array(choice)

/** A list page by page, as callers that are no console ask for it. */
export const plainPage = z.strictObject({
  list: z.array(record),
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
})

/** What a record is called: a text, or one in several languages. */
const label = z.union([z.string(), captions])

/** What else a record is known by. */
export const hint = z.union([z.string(), z.number(), captions]).nullable()
export type Hint = z.infer<typeof hint>

/** Records to choose from: what they are called, and what else they are known by. */
export const options = z.array(z.strictObject({ id: z.number(), label, hint: hint.exactOptional() }))

/** Which of the pasted values some record has, and which none has. */
export const resolved = z.strictObject({ found: z.array(z.string()), missing: z.array(z.string()) })

const figure = { path: z.string(), currency: z.string().nullable() }

/** What the figures of a report come to over the span that its list is filtered to, and over the one before it. */
export const figuresAnswer = z.strictObject({
  over: z.string(),
  bucket: z.enum(['day', 'month']),
  /** Null where the list is not filtered by when. */
  span: filter.nullable(),
  /** The span of equal length before it; null where it has no beginning or no end. */
  previous: filter.nullable(),
  /** Each figure over a whole span. Money in minor units, never over two currencies; null where no row has a value. */
  totals: z.array(
    z.strictObject({
      ...figure,
      how: z.enum(['sum', 'average']),
      value: z.number().nullable(),
      previous: z.number().nullable(),
      compared: z.number().nullable(),
    }),
  ),
  /** Each figure on one day (`2026-05-01`) or in one month (`2026-05`), of the span asked for or of the one before it. */
  points: z.array(z.strictObject({ ...figure, at: z.string(), value: z.number(), isPrevious: z.boolean() })),
}) satisfies z.ZodType<FiguresAnswer>

/** What a save answers: the record's id and its version now, or the requests that it waits for. */
export const savedRecord = z.looseObject({
  id: z.number(),
  version: z.number(),
  /** It waits for a second person. */
  approvalIds: z.array(z.number()).exactOptional(),
  auditId: z.number().exactOptional(),
})

/** What callers that name no command read of it: the record by the id that they know it by. */
export const plainlySavedRecord = savedRecord.extend({ id: z.union([z.number(), z.string()]) })

export type SavedRecord = Frozen<z.infer<typeof savedRecord>>

/** Finds records of every kind by what people know them by: a number, a code, a title. */
export const findRecords = defineCall({
  method: 'GET',
  url: '/auth/backend/record/find',
  input: z.strictObject({ text: z.string().trim().min(1).max(100) }),
  output: z.array(
    z.strictObject({
      entity: z.string(),
      id: z.number(),
      label,
      hint: hint.exactOptional(),
      /** The page that lists it. */
      list: z.string(),
      /** One of its texts is all of what was typed. */
      isExact: z.boolean(),
    }),
  ),
})

/** One change of a record, as its history tells it. */
const historyEntry = z.strictObject({
  /** The id of the audit entry. */
  id: z.number(),
  at: moment,
  /** Who did it, by name; empty where the server did. */
  who: z.string(),
  kind: z.string(),
  /** The id of the command that was run, where one was. */
  command: z.string().nullable(),
  reason: z.string().nullable(),
  fields: z.array(z.strictObject({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })),
  /** What the fields were, as a save takes it: an edit may restore it. Null where some of it is hidden. */
  was: z.record(z.string(), z.unknown()).nullable(),
  /** Why whoever asks cannot take it back as an action of theirs, as a caption id; null where they can. */
  refusal: z.string().nullable(),
})
export type HistoryEntry = Frozen<z.infer<typeof historyEntry>>

/** What was changed of a record, when and by whom: to whoever may see the record. */
export const recordHistory = defineCall({
  method: 'GET',
  url: '/auth/backend/record/history',
  input: z.strictObject({ entity: z.string().max(80), id: whole }),
  output: z.strictObject({ entries: z.array(historyEntry) }),
})

/** Takes back what audit entries say, by their author. */
export const undo = defineCall({
  method: 'POST',
  url: '/auth/backend/auditEntry/undo',
  input: z.strictObject({
    ids: z.array(z.number().int()).min(1).max(50),
    /** Says by a refusal that it cannot be taken back, and takes nothing back. */
    dryRun: z.boolean().optional(),
  }),
  output: written({ auditIds: z.array(z.number()) }),
})
