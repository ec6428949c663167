import { z } from 'zod'
import type { Frozen } from './define-call'
import type { Finding } from '../schema/findings'
import { record } from './records'
import { moment, written } from './shared'

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullable()

const flat = z.record(z.string(), scalar)

/** One line of what a command has found out. */
const finding = z.strictObject({
  caption: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  value: z.union([z.string(), z.number()]).nullable().exactOptional(),
  to: z.templateLiteral(['/', z.string()]).exactOptional(),
  tone: z.enum(['good', 'warn', 'bad']).exactOptional(),
}) satisfies z.ZodType<Finding>

const auditId = z.number().exactOptional()

/** What a command has found out that looks into something: read in a dialog, as a short table, or where it goes. */
const findings = z.strictObject({
  findings: z.array(finding),
  goes: z.templateLiteral(['/', z.string()]).exactOptional(),
  /** Says in a caption that an embedded adapter did it, and what that means. */
  note: z.string().exactOptional(),
  /** All of it in words. */
  sentence: z.string().exactOptional(),
  auditId,
})

/** Secret fields of a record, in the clear until a moment. */
const revealed = z.strictObject({ fields: z.record(z.string(), z.unknown()), until: moment, auditId })

/** What a run has made or counted, by name: ids, figures, short texts. A whole record is none of them: nothing masks it. */
const facts = z
  .record(z.string(), z.union([scalar, flat, z.array(z.union([scalar, flat]))]))
  .refine((made) => !['findings', 'fields', 'updatedAt'].some((name) => name in made))

/** What a command answers beyond having been done. */
export const runResult = z.union([findings, revealed, facts, z.array(flat)])
export type RunResult = Frozen<z.infer<typeof runResult>>

/** What a run answers that waits for a second person. */
const waiting = { approvalIds: z.array(z.number()) }

const examples = { count: z.number(), examples: z.array(z.string()) }

/** What a command would do: of how many records it would run on how many, and why not on the others. */
export const preview = z.strictObject({
  total: z.number(),
  eligible: z.number(),
  /** Why some cannot take it now, with how many and the first few by name. */
  reasons: z.array(z.strictObject({ reason: z.string(), ...examples })),
  /** What has to be confirmed before it runs, likewise. */
  warnings: z.array(z.strictObject({ warning: z.string(), ...examples })).exactOptional(),
  /** What is wrong with rows of a sheet, by the line that the spreadsheet numbers them by. */
  faults: z
    .array(z.strictObject({ row: z.number(), field: z.string(), problem: z.string(), msg: z.string() }))
    .exactOptional(),
  /** What would become of each thing that was given, in words. */
  lines: z.array(z.string()).exactOptional(),
  /** The figures come from a sample of this many records. */
  sampled: z.number().exactOptional(),
  /** The total is a rough number: to count them would keep people waiting. */
  estimated: z.boolean().exactOptional(),
  /** What the only record that it is about is called. */
  called: z.string().exactOptional(),
})
export type Preview = Frozen<z.infer<typeof preview>>

/** Why a record was left as it was. */
const reason = z.strictObject({
  caption: z.string(),
  params: z.record(z.string(), z.string()).exactOptional(),
  problems: z
    .array(
      z.strictObject({
        field: z.string(),
        problem: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
        msg: z.string().exactOptional(),
      }),
    )
    .exactOptional(),
})

/** What a run on records answers: at once, or that it waits, for a job or for a second person. */
export const recordsRun = z.strictObject({
  done: z.array(z.number()).exactOptional(),
  skipped: z.array(z.strictObject({ id: z.number(), label: z.string(), reason })).exactOptional(),
  auditIds: z.array(z.number()).exactOptional(),
  auditId,
  /** What the only record that it was run on is called. */
  called: z.string().exactOptional(),
  /** Those that were changed, as the list that was named reads them now; without those that it no longer holds. */
  rows: z.array(record).exactOptional(),
  /** The job that does it in the background. */
  jobId: z.number().exactOptional(),
  /** The requests that wait for a second person, one a record. */
  approvalIds: waiting.approvalIds.exactOptional(),
  /** Of a run on one record, or on all of them together. */
  result: runResult.nullable().exactOptional(),
})

/** What a command on records answers, whether it was run or only tried. */
export const recordsAnswer = z.union([preview, recordsRun])

/** What a command without a record answers, whether it was run or only tried. */
export const pageAnswer = z.union([preview, written(waiting), runResult])

export type RecordsRun = Frozen<z.infer<typeof recordsRun>>
