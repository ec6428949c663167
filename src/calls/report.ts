import { z } from 'zod'
import { defineCall, raw, type Frozen } from './define-call'
import { preview } from './run'
import { captions, filter, moment, nothing, written } from './shared'

/** What became of each record of a batch job, in the order of their ids. */
export const batchRows = defineCall({
  method: 'POST',
  url: '/report/backend/batchJob/rows',
  input: z.strictObject({
    id: z.number().int(),
    status: z.enum(['pending', 'done', 'skipped', 'failed']).optional(),
    /** The id of the record just before those wanted. */
    after: z.number().int().optional(),
    size: z.number().int().min(1).max(200).optional(),
  }),
  output: z.strictObject({
    rows: z.array(
      z.strictObject({
        id: z.number(),
        status: z.enum(['pending', 'done', 'skipped', 'failed']),
        message: z.string().nullable(),
      }),
    ),
  }),
})

/** Several finished files in one archive, by a link that says which. */
export const exportBundle = defineCall({
  method: 'GET',
  url: '/files/exports.zip',
  input: z.strictObject({ link: z.string().max(4000) }),
  output: raw('application/zip'),
})

/** A finished file itself, for its requester. */
export const fetchExport = defineCall({
  method: 'GET',
  url: '/report/backend/exportTask/download',
  input: z.strictObject({ id: z.coerce.number<number>({ error: 'error.wrongType' }).int() }),
  output: raw('application/octet-stream'),
})

/** What a browser sends to have a list as a file. */
export const exportRequest = z.strictObject({
  exportType: z.string({ error: 'error.required' }).min(1, 'error.required').max(64, 'error.tooLong'),
  /** The list as it is, as JSON text or as an object. */
  paramJson: z.union([z.string().max(200_000), z.looseObject({})], { error: 'error.wrongType' }),
  /** The moment of the asking: ISO text, milliseconds, or 10 digits of seconds. */
  timestamp: z.union([z.string(), z.number()], { error: 'error.wrongType' }).optional(),
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
})

/** What an export would be: how many rows of how many columns, and whether it tells of people what no other may read. */
export const exportPreview = preview.extend({
  rows: z.number(),
  estimated: z.boolean(),
  /** The range is longer than the house flags. */
  flagged: z.boolean(),
  /** The path of the date that is flagged. */
  field: z.string().nullable(),
  /** The most rows that the account may have; null where there is no limit. */
  limit: z.number().nullable(),
  isOverLimit: z.boolean(),
  columns: z.number(),
  personal: z.boolean(),
})

export type ExportPreview = Frozen<z.infer<typeof exportPreview>>

/** Asks for a list as a file: made in the background, fetched in the report centre. A dry run says what it would hold. */
export const exportSave = defineCall({
  method: 'POST',
  url: '/report/backend/exportTask/save',
  input: exportRequest.extend({ dryRun: z.boolean().optional() }),
  output: z.union([
    written({ id: z.number(), rows: z.number(), flagged: z.boolean() }),
    written({ approvalIds: z.array(z.number()) }),
    exportPreview,
  ]),
})

/** A list as a file, in the answer itself. */
export const exportSmall = defineCall({
  method: 'POST',
  url: '/excel/common/export',
  input: exportRequest,
  output: raw('application/octet-stream'),
})

/** The dashboard of the account that asks, as of now. What it may not see is absent, not masked. */
export const dashboard = defineCall({
  method: 'GET',
  url: '/report/backend/dashboard',
  input: nothing,
  output: z.strictObject({
    asOf: moment,
    /** Work that waits, as the lists that show it. */
    queues: z.array(
      z.strictObject({
        id: z.string(),
        page: z.string(),
        path: z.string(),
        filters: z.record(z.string(), filter),
        count: z.number(),
        estimated: z.boolean(),
        oldestAt: moment.nullable(),
        /** After this many hours a row is overdue. */
        dueHours: z.number(),
      }),
    ),
    /** Today so far; null for who may not see figures. */
    figures: z
      .array(
        z.strictObject({
          id: z.string(),
          /** Amounts in US cents. */
          unit: z.enum(['count', 'usd', 'percent']),
          today: z.number().nullable(),
          /** Up to the same hour of the day before, and of the same day a week before. */
          yesterday: z.number().nullable(),
          lastWeek: z.number().nullable(),
          /** The last 24 whole hours, the oldest first. */
          spark: z.array(z.number().nullable()),
        }),
      )
      .nullable(),
    alerts: z.strictObject({
      payments: z.array(z.strictObject({ name: captions, value: z.number(), orders: z.number() })),
      jobs: z.array(z.strictObject({ id: z.number(), title: z.string(), at: moment, kind: z.enum(['job', 'export']) })),
    }),
    announcements: z.array(
      z.strictObject({
        id: z.number(),
        kind: z.string(),
        title: captions,
        body: z.string(),
        mustAck: z.boolean().nullable(),
        /** The reader has confirmed it. */
        isAcked: z.boolean(),
        pinned: z.boolean().nullable(),
        startsAt: moment,
        endsAt: moment,
      }),
    ),
    /** The records that the account has worked on last, each once. */
    records: z.array(
      z.strictObject({
        entity: z.string(),
        recordId: z.string(),
        recordTitle: z.string().nullable(),
        at: moment,
        code: z.string(),
      }),
    ),
  }),
})

const values = z.array(z.number().nullable())

/** The days behind the dashboard's charts: sums over clients, by day. A day without a source's data is null, never zero. */
export const dashboardSeries = defineCall({
  method: 'GET',
  url: '/report/backend/dashboard/series',
  input: z.strictObject({ days: z.coerce.number<number>().int().min(7).max(365) }),
  output: z.strictObject({
    /** `2026-01-31`, ascending. */
    dates: z.array(z.string()),
    complete: z.array(z.boolean()),
    activeUsers: values,
    newUsers: values,
    /** A null name stands for all other areas. */
    activeByArea: z.array(z.strictObject({ id: z.number(), name: captions.nullable(), values })),
    revenue: z.strictObject({ vip: values, coin: values, short: values, ad: values, refunded: values }),
    retention: z.strictObject({ d1: values, d7: values, d30: values }),
    marks: z.array(z.strictObject({ date: z.string(), title: captions })),
    /** Weekday (1 is Monday), hour, sign-ins; in UTC+8. */
    signInsByHour: z.array(z.tuple([z.number(), z.number(), z.number()])),
  }),
})
