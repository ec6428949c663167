import { z } from 'zod'
import { timelineKinds } from '../shared/timeline-line'
import blacklistEntry from '../entities/user-manage/blacklist-entry'
import { defineCall, raw } from './define-call'
import { captions, moment, nothing, whole } from './shared'

/** What a user may do at this moment. */
const userState = z.enum(['normal', 'disabled', 'deleting', 'deleted'])

/** What holds now of users, by their ids, judged by the clock: a ban that is over is no ban, though nothing has swept it yet. */
export const getAccountStatus = defineCall({
  method: 'POST',
  url: '/user/backend/monitor/getAccountStatus',
  input: z
    .strictObject({
      id: whole.optional(),
      ids: z.array(z.number('error.notNumber').int('error.notWhole')).max(1000, 'error.tooMany').optional(),
    })
    .refine(({ id, ids }) => id !== undefined || ids !== undefined, { error: 'error.required', path: ['ids'] }),
  output: z.record(
    z.string(),
    z.strictObject({
      state: userState,
      /** Null where not disabled, or disabled for good. */
      disabledUntil: moment.nullable(),
      /** Every restriction in force, with its end; null means for good. */
      bans: z.array(z.strictObject({ scope: z.enum(blacklistEntry.fields.scope.of), until: moment.nullable() })),
    }),
  ),
})

/** Which strike of a user a ban would be, and how long it should last. */
export const banProposal = defineCall({
  method: 'GET',
  url: '/user/backend/blacklist/proposal',
  input: z.strictObject({ user: whole, scope: z.enum(blacklistEntry.fields.scope.of, 'error.notChoice') }),
  output: z.strictObject({
    strike: z.number(),
    /** Null means for good. */
    days: z.number().nullable(),
  }),
})

const confirmation = z.strictObject({ token: z.string().max(500) })

/** The page that a link in a mail leads to: it asks once more before anything happens, since mail scanners open links too. */
export const showConfirmation = defineCall({
  method: 'GET',
  url: '/user/backend/confirmNewEmail',
  input: confirmation,
  output: raw('text/html'),
})

/** The new address takes the place of the old one. */
export const confirmNewEmail = defineCall({
  method: 'POST',
  url: '/user/backend/confirmNewEmail',
  input: confirmation,
  output: raw('text/html'),
})

/** The copyright tags that an entry of the copyright blacklist may name, by their codes. */
export const copyrightTagCodes = defineCall({
  method: 'GET',
  url: '/user/backend/blacklist/copyright/getTagCodeList',
  input: nothing,
  output: z.array(z.strictObject({ id: z.number(), code: z.string(), name: captions })),
})

/** Whether an address is free to be a user's. */
export const checkNewEmail = defineCall({
  method: 'GET',
  url: '/user/backend/checkNewEmail',
  input: z.strictObject({
    email: z.email('error.notEmail').max(254, 'error.tooLong'),
    id: z.coerce.number<number>().int().optional(),
  }),
  output: z.strictObject({ email: z.string(), available: z.boolean() }),
})

/** A user's addresses over time, newest first. */
export const emailUpdateHistory = defineCall({
  method: 'GET',
  url: '/user/backend/emailUpdateHistory',
  input: z.strictObject({ id: z.coerce.number<number>().int() }),
  output: z.array(z.looseObject({ id: z.number() })),
})

/** Finds a user by the number that users see and quote. */
export const findByDisplayId = defineCall({
  method: 'GET',
  url: '/user/backend/displayId/query',
  input: z.strictObject({
    displayId: z
      .string('error.required')
      .trim()
      .regex(/^\d{6,12}$/, 'error.pattern'),
  }),
  output: z.strictObject({
    id: z.number(),
    displayId: z.string(),
    nickname: z.string(),
    portrait: z.string().nullable(),
    state: z.string(),
  }),
})

const tieKinds = z.array(z.enum(['device', 'inviter', 'ip']))

/** Who belongs together with a user, and with those in turn, two ties far; closest first. */
export const relatedGraph = defineCall({
  method: 'GET',
  url: '/user/backend/related/graph',
  input: z.strictObject({ id: whole }),
  output: z.strictObject({
    accounts: z.array(
      z.strictObject({
        id: z.number(),
        displayId: z.string().nullable(),
        nickname: z.string(),
        portrait: z.string().nullable(),
        riskScore: z.number().nullable(),
        activeBans: z.number().nullable(),
        state: z.string(),
        /** How many ties lead there: 0 for the user that was asked about. */
        step: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      }),
    ),
    ties: z.array(
      z.strictObject({
        from: z.number(),
        to: z.number(),
        by: tieKinds,
        /** The sum of what each kind says: 100 where all do. */
        weight: z.number(),
      }),
    ),
    /** There were more than are shown: a graph of hundreds cannot be read. */
    isCut: z.boolean(),
  }),
})

/** The accounts that are tied to a user, closest first, each with what ties it and how much that says. */
export const relatedUsers = defineCall({
  method: 'GET',
  url: '/user/backend/related',
  input: z.strictObject({ id: z.coerce.number<number>().int() }),
  output: z.array(z.strictObject({ id: z.number(), by: tieKinds, weight: z.number() })),
})

/** A condition that made targeting choose the user, with the user's own value. */
const leaf = z.strictObject({
  kind: z.enum(['indicator', 'label', 'rule']),
  /** The code of the indicator, the label or the rule. */
  name: z.string(),
  /** `7d`; absent where the indicator looks at no span of time, or has it in its name. */
  window: z.string().exactOptional(),
  /** eq, ne, gt, gte, lt, lte of a figure; is, isNot of a label. */
  operator: z.string(),
  expected: z.unknown(),
  /** Null where the database does not have it. */
  actual: z.union([z.number(), z.boolean()]).nullable(),
  /** Null where it is not known. */
  holds: z.boolean().nullable(),
})

const leaves = z.array(leaf)

/** Why a user is targeted: each label, selection and group they are in, with the values that made it so. */
export const targeting = defineCall({
  method: 'GET',
  url: '/user/backend/targeting',
  input: z.strictObject({ id: whole }),
  output: z.strictObject({
    /** One given by a rule says by which leaves. */
    labels: z.array(
      z.strictObject({
        id: z.number(),
        code: z.string(),
        name: captions,
        kind: z.enum(['manual', 'import', 'system', 'rule']),
        source: z.string().nullable(),
        since: moment,
        expiresAt: moment.nullable(),
        reason: z.string().nullable(),
        by: z.string().nullable(),
        rule: z.strictObject({ id: z.number(), code: z.string(), name: captions }).nullable(),
        leaves,
      }),
    ),
    /** The tag selections in force that select the user now. */
    selections: z.array(
      z.strictObject({ id: z.number(), code: z.string(), name: z.string(), scenes: z.array(z.string()), leaves }),
    ),
    groups: z.array(
      z.strictObject({
        id: z.number(),
        code: z.string(),
        name: z.string(),
        kind: z.enum(['static', 'dynamic', 'split']),
        purpose: z.string(),
        /** What put the user there: a list, a selection, another group, or staff. */
        source: z.string().nullable(),
        bucket: z.string().nullable(),
        pinnedIn: z.boolean(),
        since: moment,
        by: z.string().nullable(),
        /** The selections of the group that select the user now. */
        through: z.array(z.strictObject({ id: z.number(), name: z.string() })),
        leaves,
      }),
    ),
  }),
})

/** Events of one page of a timeline. */
const largestPage = 100

/** All that happened around a user in one order, latest first; `before` is a cursor, or any moment to jump to. */
export const timeline = defineCall({
  method: 'GET',
  url: '/user/backend/timeline',
  input: z.strictObject({
    id: whole,
    /** `2026-03-01T08:00:00.000Z~ban~42` */
    before: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z(~[a-zA-Z]+~\d{1,15})?$/, 'error.pattern')
      .optional(),
    /** Separated by commas; all where absent. */
    kinds: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(z.enum(timelineKinds, 'error.notChoice')))
      .optional(),
    size: z.coerce.number<number>().int().min(1, 'error.tooSmall').max(largestPage, 'error.tooLarge').optional(),
  }),
  output: z.strictObject({
    events: z.array(
      z.strictObject({
        kind: z.enum(timelineKinds),
        /** Codes and texts of its record, by field name. */
        data: z.record(z.string(), z.unknown()),
        at: moment,
        id: z.number(),
        /** Leads to the next page, as `before`. */
        cursor: z.string(),
      }),
    ),
    /** Null at the end. */
    next: z.string().nullable(),
  }),
})
