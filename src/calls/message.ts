import { z } from 'zod'
import push from '../entities/service-manage/push'
import { CONTENT_TYPES } from '../fields/deepLink/field'
import { storageKeyShape } from '../fields/storage-key'
import { defineCall } from './define-call'
import { captions, linkedFile, moment, whole, written } from './shared'

/** Another push that reaches some of the same people at about the same time. */
const overlap = z.strictObject({ id: z.number(), name: z.string(), sendAt: moment })

/** A share of those that are reached with its name, in several languages where it has them. */
const share = z.strictObject({
  id: z.number().nullable(),
  count: z.number(),
  label: z.union([captions, z.string()]).nullable(),
  /** Of a language: its code. */
  code: z.string().exactOptional(),
})

/** Counts the audience of a saved push, of the fields of an unsaved one, or of a saved one as it is being changed. */
export const estimate = defineCall({
  method: 'POST',
  url: '/message/backend/push/estimate',
  /** Besides the id: any of the fields of a push that decide whom it reaches. */
  input: z.looseObject({ id: z.number().int().optional() }),
  output: z.strictObject({
    /** Users that there are. */
    total: z.number(),
    matched: z.number(),
    /** With a device that can be notified. */
    reachable: z.number(),
    afterCaps: z.number(),
    afterQuietHours: z.number(),
    skipped: z.record(z.enum(['disabled', 'noToken', 'optedOut', 'cap', 'quietHours']), z.number()),
    /** The percentage of users that were counted, where not all were. */
    sampledPercent: z.number().exactOptional(),
    byArea: z.array(share),
    byClient: z.array(share),
    byLanguage: z.array(share),
    overlaps: z.array(overlap),
    /** The clocks of the chosen areas, at most three an area. */
    clocks: z.array(
      z.strictObject({
        id: z.number(),
        label: captions,
        zones: z.array(
          z.strictObject({
            zone: z.string(),
            /** Whether people there are not to be disturbed then. */
            isQuiet: z.boolean(),
          }),
        ),
      }),
    ),
    /** Whether the target can be opened in every chosen area; null where none is chosen. */
    isTargetOnline: z.boolean().nullable(),
    /** In which of the chosen areas and clients the target cannot be opened; null where none is chosen. */
    targetLimits: z.strictObject({ areas: z.array(captions), clients: z.array(z.string()) }).nullable(),
    /** Of a saved push: the languages in which its `{{title}}` falls back, since what it leads to has no title in them. */
    titleless: z.array(z.string()).exactOptional(),
    /** What became of the lines of the file of users. */
    file: z
      .strictObject({
        listed: z.number(),
        duplicates: z.number(),
        unknown: z.number(),
        disabled: z.number(),
        /** Some of those that reach nobody. */
        examples: z.array(z.string()),
      })
      .exactOptional(),
  }),
})

/** What has changed of a push since it was last approved or rejected; null where nobody has decided on it. */
export const judged = defineCall({
  method: 'GET',
  url: '/message/backend/push/judged',
  input: z.strictObject({ id: whole }),
  output: z
    .strictObject({
      verdict: z.enum(['approve', 'reject']),
      at: moment,
      /** Its fields that have changed since, as they were and as they are. */
      changes: z.array(z.strictObject({ field: z.string(), then: z.unknown(), now: z.unknown() })),
    })
    .nullable(),
})

/** The lines of a file of users that will reach nobody, as a sheet to correct it by. */
export const problemsOfList = defineCall({
  method: 'POST',
  url: '/message/backend/push/listProblems',
  input: z.strictObject({ file: storageKeyShape({}) }),
  output: linkedFile,
})

/** The other pushes that go to some of a push's people in the same hours, for who approves it. */
export const nearby = defineCall({
  method: 'GET',
  url: '/message/backend/push/nearby',
  input: z.strictObject({ id: whole }),
  output: z.array(overlap.extend({ category: z.enum(push.fields.category.of), state: z.string() })),
})

/** Rows of a list that are in sight at most. */
const maxPushes = 100

/** How far the pushes of `ids` (numbers with commas between) have come, for the bars in their rows. */
export const progress = defineCall({
  method: 'GET',
  url: '/message/backend/push/progress',
  input: z.strictObject({
    ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15})*$/, 'error.notNumber')
      .transform((text) => text.split(',').map(Number))
      .refine((ids) => ids.length <= maxPushes, { error: 'error.tooMany', params: { max: maxPushes } }),
  }),
  output: z.array(
    z.strictObject({
      id: z.number(),
      /** Users who were dealt with: sent to, failed, skipped, or set aside. */
      done: z.number(),
      /** Users of its audience; null before it was counted. */
      target: z.number().nullable(),
      sent: z.number(),
    }),
  ),
})

/** Whether a picture that was uploaded may go with a push, for the form, before anything is saved. */
export const checkImage = defineCall({
  method: 'GET',
  url: '/message/backend/push/checkImage',
  input: z.strictObject({ image: storageKeyShape({}) }),
  /** A caption id; null where the picture is fine. */
  output: z.strictObject({ problem: z.string().nullable() }),
})

const rate = z.number().nullable()

/** The share of each step in the one before, from 0 to 1; null where nobody came that far. */
const rates = z.strictObject({ sent: rate, delivered: rate, shown: rate, clicked: rate, converted: rate })

const reached = {
  sent: z.number(),
  delivered: z.number(),
  shown: z.number(),
  clicked: z.number(),
  converted: z.number(),
}

const splits = z.array(
  z.strictObject({ key: z.union([z.number(), z.string()]).nullable(), label: z.string().nullable(), ...reached }),
)

const counts = z.record(z.string(), z.number())

const group = z.strictObject({ users: z.number(), hits: z.number() })

/** The figures of one push, for its detail page. */
export const statistics = defineCall({
  method: 'GET',
  url: '/message/backend/push/statistics',
  input: z.strictObject({ id: z.coerce.number<number>().int() }),
  output: z.strictObject({
    state: z.string(),
    funnel: z.strictObject({ targeted: z.number(), ...reached }),
    rates,
    /** The middle of those shares over the last 20 pushes of its category. */
    medians: rates,
    /** How many pushes the medians are of. */
    compared: z.number(),
    clicks: z.strictObject({
      byMinute: z.array(z.strictObject({ minute: z.number(), count: z.number() })),
      byHour: z.array(z.strictObject({ hour: z.number(), count: z.number() })),
    }),
    splits: z.strictObject({ area: splits, client: splits, language: splits, provider: splits, variant: splits }),
    skipped: counts,
    /** By the provider's own code. */
    failed: counts,
    /** The better version and how sure that is; null where there is no experiment or no winner can be named. */
    winner: z.strictObject({ code: z.string(), confidence: z.number() }).nullable(),
    /** How sure it is of each version that it beats the best of the others, from 0 to 1; null where not yet enough got it. */
    confidence: z.record(z.string(), z.number().nullable()),
    /** What versions are compared by. */
    measure: z.enum(['click', 'open']),
    holdout: z.number(),
    /** What it brought beyond what the holdout did by itself; null where there is no holdout. */
    lift: z
      .strictObject({ sent: group, holdout: group, lift: z.number().nullable(), confidence: z.number().nullable() })
      .nullable(),
    /** Of the notifications that a recall asked for, how many were taken back. */
    recalled: z.strictObject({ asked: z.number(), removed: z.number() }).nullable(),
  }),
})

/** What `{{title}}` stands for with a target, for the form's preview: by language. */
export const targetTitle = defineCall({
  method: 'GET',
  url: '/message/backend/push/targetTitle',
  input: z.strictObject({
    type: z.enum(CONTENT_TYPES, 'error.notChoice'),
    target: z.string().max(2000),
    title: z.string().max(200).optional(),
  }),
  output: z.record(z.string(), z.string()),
})

/** What phones have reported so far of the test that a push was sent at a moment. */
export const testReceipts = defineCall({
  method: 'GET',
  url: '/message/backend/push/testReceipts',
  input: z.strictObject({ id: whole, testedAt: z.iso.datetime({ error: 'error.notInstant' }) }),
  output: z.array(
    z.strictObject({
      deviceKey: z.number(),
      status: z.enum([
        'queued',
        'waiting',
        'holdout',
        'skipped',
        'failed',
        'sent',
        'delivered',
        'shown',
        'clicked',
        'converted',
        'removed',
      ]),
      /** The provider's own word; null before it was asked. */
      answer: z.string().nullable(),
    }),
  ),
})

/**
 * What the week calendar of the pushes is drawn by. `date` is its first day; `area` has it shown by the clock of most of the
 * area's users and under the area's quiet hours, else it is shown by `zone`.
 */
export const week = defineCall({
  method: 'GET',
  url: '/message/backend/push/week',
  input: z.strictObject({
    date: z.iso.date('error.notDate'),
    area: whole.optional(),
    zone: z.string().max(60),
  }),
  output: z.strictObject({
    zone: z.string(),
    /** The week's first moment and its end. */
    from: moment,
    to: moment,
    /** `HH:MM` by that clock. */
    quietFrom: z.string(),
    quietTo: z.string(),
    /** By the id of a push: the others that reach some of the same people within half an hour. */
    overlaps: z.record(z.string(), z.array(overlap)),
  }),
})

/** Submits a push from its form: as the list's command, but every fault is reported with its field. */
export const submitForm = defineCall({
  method: 'POST',
  url: '/message/backend/push/submit',
  input: z.strictObject({ id: z.number().int() }),
  /** `estimate`: the users that it would reach. */
  output: written({ id: z.number(), estimate: z.number().nullable() }),
})

/** Tries out a push from its form, as it was just saved, on devices of a few users. */
export const testForm = defineCall({
  method: 'POST',
  url: '/message/backend/push/testSend',
  input: z.strictObject({ id: z.number().int(), users: z.array(z.number().int()) }),
  output: written({
    version: z.number(),
    testedAt: moment,
    results: z.array(
      z.strictObject({
        user: z.number(),
        nickname: z.string().nullable(),
        /** The device's own id in the database, for what becomes of the test on it. */
        deviceKey: z.number().nullable(),
        /** Brand and model; null where the user has no device that takes pushes. */
        device: z.string().nullable(),
        provider: z.string().nullable(),
        status: z.enum(['queued', 'unreachable']),
        /** Why it cannot be reached. */
        answer: z.literal('noToken').nullable(),
      }),
    ),
  }),
})
