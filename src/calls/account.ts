import { z } from 'zod'
import staffSession from '../entities/staff-manage/staff-session'
import staffPreference from '../entities/system/staff-preference'
import { draftShape } from '../fields/record-shape'
import { dictionaryList } from './config'
import { defineCall, raw } from './define-call'
import { menuItem } from './menu'
import { captions, moment, nothing, silent, written } from './shared'

const password = z.string('error.required').min(1, 'error.required').max(256, 'error.tooLong')

/** Signs in with a username and a password; answers a token for the `token` header. */
export const login = defineCall({
  method: 'POST',
  url: '/auth/backend/account/login',
  input: z.strictObject({
    username: z.string('error.required').trim().min(1, 'error.required').max(64, 'error.tooLong'),
    password,
    /** Of the authenticator app, or a recovery code. */
    code: z.string().trim().max(32, 'error.tooLong').optional(),
  }),
  output: z.strictObject({ token: z.string() }),
})

/** Sends somebody to the provider to sign in. They come back to a path of the console. */
export const startOidc = defineCall({
  method: 'GET',
  url: '/auth/backend/oidc/start',
  input: z.strictObject({ redirect: z.string().max(2_000).optional(), anew: z.string().max(5).optional() }),
  output: raw('text/html'),
})

/** Takes somebody back from the provider, and signs them in. Providers send more than is asked for. */
export const endOidc = defineCall({
  method: 'GET',
  url: '/auth/backend/oidc/callback',
  input: z.looseObject({}),
  output: raw('text/html'),
})

/** What an account prefers; null until it has changed anything. */
const preferences = z
  .strictObject({
    language: z.enum(staffPreference.fields.language.of).nullable(),
    timezone: z.string().nullable(),
    size: z.enum(staffPreference.fields.size.of).nullable(),
    themeColor: z.string().nullable(),
    darkMode: z.enum(staffPreference.fields.darkMode.of).nullable(),
    tagsView: z.boolean().nullable(),
    fixedHeader: z.boolean().nullable(),
    sidebarLogo: z.boolean().nullable(),
    areas: z.array(z.number()).nullable(),
    pageSize: z.enum(staffPreference.fields.pageSize.of).nullable(),
    /** Command id to key chord. */
    keymap: z.record(z.string(), z.string().nullable()).nullable(),
    tiles: z
      .array(
        z.strictObject({
          id: z.string(),
          width: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
          hidden: z.boolean(),
        }),
      )
      .nullable(),
    starred: z.array(z.strictObject({ url: z.string(), title: z.string() })).nullable(),
    mailNotices: z.array(z.string()).nullable(),
  })
  .nullable()

/** Who is signed in. */
export const info = defineCall({
  method: 'GET',
  url: '/auth/backend/account/info',
  input: nothing,
  output: z.strictObject({
    id: z.number(),
    username: z.string(),
    realName: z.string(),
    roleIds: z.array(z.number()),
    timezone: z.string().nullable(),
    mustChangePassword: z.boolean(),
    /** A role asks for a second factor, and there is none yet. */
    mustSetUpFactor: z.boolean(),
    demo: z.boolean(),
  }),
})

/** What the account may open and do: the menu as a tree, and the codes of elements. */
export const authorizeResource = defineCall({
  method: 'GET',
  url: '/auth/backend/account/authorize_resource',
  input: nothing,
  output: z.strictObject({ menus: z.array(menuItem), elements: z.array(z.string()) }),
})

/**
 * All that a console asks for when it starts, as one answer: who is signed in, what they may do, what they prefer, and the
 * dictionaries. The last two are left out until they have a password of their own and have proved their second factor. A browser
 * that has the answer in force gets status 304.
 */
export const start = defineCall({
  method: 'GET',
  url: '/auth/backend/account/start',
  input: nothing,
  output: z.strictObject({
    info: info.output,
    authorizeResource: authorizeResource.output,
    ownPreferences: preferences.optional(),
    dictionaryList: dictionaryList.output.optional(),
  }),
})

/** Ends this session. */
export const logout = defineCall({
  method: 'PUT',
  url: '/auth/backend/account/logout',
  input: nothing,
  output: written({}),
})

/** Signs everybody out, whatever the account, except the session that asks. */
export const logoutAll = defineCall({
  method: 'PUT',
  url: '/auth/backend/account/all_user_logout',
  input: nothing,
  output: written({ ended: z.number() }),
})

/** Changes the password of the account that asks, and ends all of its sessions. */
export const updatePassword = defineCall({
  method: 'POST',
  url: '/auth/backend/account/updatePwd',
  input: z.strictObject({
    accountId: z.coerce.number<number>().int(),
    oldPassWord: password,
    newPassWord: password,
  }),
  output: written({}),
})

/** Proves again who holds the session, by a code of the second factor, or by the password where the account has none. */
export const prove = defineCall({
  method: 'POST',
  url: '/auth/backend/account/prove',
  input: z.strictObject({ proof: password }),
  output: written({}),
})

/** How the account that asks proves who it is, besides its password. */
export const ownFactor = defineCall({
  method: 'GET',
  url: '/auth/backend/account/factor',
  input: nothing,
  output: z.strictObject({
    isOn: z.boolean(),
    /** A role asks for it. */
    isRequired: z.boolean(),
    /** Recovery codes that are left. */
    recoveryCodes: z.number(),
  }),
})

/** A new secret for an authenticator app. It counts for nothing before a first code of it has come. */
export const beginFactor = defineCall({
  method: 'POST',
  url: '/auth/backend/account/beginFactor',
  input: nothing,
  output: z.strictObject({
    secret: z.string(),
    /** For the picture that the app scans. */
    uri: z.string(),
    /** To be sent back with the first code. */
    ticket: z.string(),
  }),
})

const recoveryCodes = written({ recoveryCodes: z.array(z.string()) })

/** Takes the first code of a new secret: from now on the account signs in with it. Answers the recovery codes, this once. */
export const confirmFactor = defineCall({
  method: 'POST',
  url: '/auth/backend/account/confirmFactor',
  input: z.strictObject({
    ticket: z.string().max(1_000),
    code: z.string('error.required').trim().min(1, 'error.required').max(32, 'error.tooLong'),
  }),
  output: recoveryCodes,
})

/** New recovery codes, where the former are used up or have been seen by others. */
export const newRecoveryCodes = defineCall({
  method: 'POST',
  url: '/auth/backend/account/newRecoveryCodes',
  input: nothing,
  output: recoveryCodes,
})

/** Takes one's own factor away, where no role asks for it: the password alone signs in again. */
export const endFactor = defineCall({
  method: 'POST',
  url: '/auth/backend/account/endFactor',
  input: nothing,
  output: written({}),
})

/** What the account that asks may do, by the role that gives it. */
export const ownAccess = defineCall({
  method: 'GET',
  url: '/auth/backend/account/access',
  input: nothing,
  output: z.array(
    z.strictObject({
      id: z.number(),
      name: captions,
      description: z.string(),
      ownerName: z.string(),
      dataScope: z.string(),
      exportRowLimit: z.number().nullable(),
      /** Holds everything, without naming it. */
      builtIn: z.boolean().nullable(),
      menus: z.array(z.string()),
      elements: z.array(z.string()),
      /** Until when it was granted; null: without end. */
      endsAt: moment.nullable(),
    }),
  ),
})

/** The sessions of the account that asks, the open ones first. */
export const ownSessions = defineCall({
  method: 'GET',
  url: '/auth/backend/staffSession/mine',
  input: nothing,
  output: z.array(
    z.strictObject({
      id: z.number(),
      startedAt: moment,
      lastSeenAt: moment.nullable(),
      ip: z.string().nullable(),
      device: z.string().nullable(),
      country: captions.nullable(),
      factor: z.enum(staffSession.fields.factor.of).nullable(),
      risk: z.enum(staffSession.fields.risk.of).nullable(),
      state: z.enum(['active', 'ended']),
      endedAt: moment.nullable(),
      endReason: z.string().nullable(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
})

/** Ends one session of the account that asks. */
export const endOwnSession = defineCall({
  method: 'POST',
  url: '/auth/backend/staffSession/endMine',
  input: z.strictObject({ id: z.number().int() }),
  output: written({}),
})

/** "The last sign-in was not me": every session ends, and the next sign-in asks for a new password. */
export const notMe = defineCall({
  method: 'POST',
  url: '/auth/backend/account/notMe',
  input: nothing,
  output: written({}),
})

/** The audit entries of the account that asks, of the last 30 days, the latest first; `before` is the last id of the page before. */
export const ownActivity = defineCall({
  method: 'GET',
  url: '/auth/backend/auditEntry/mine',
  input: z.strictObject({ before: z.coerce.number<number>().int().optional() }),
  output: z.array(
    z.strictObject({
      id: z.number(),
      at: moment,
      kind: z.string(),
      code: z.string(),
      page: z.string().nullable(),
      entity: z.string().nullable(),
      recordId: z.string().nullable(),
      recordTitle: z.string().nullable(),
      /** The id of the command, where one was run. */
      command: z.string().nullable(),
      reason: z.string().nullable(),
      result: z.enum(['ok', 'refused', 'failed']),
      resultCode: z.string().nullable(),
    }),
  ),
})

/** The preferences of the account that asks; null until it has changed one. */
export const ownPreferences = defineCall({
  method: 'GET',
  url: '/auth/backend/staffPreference/mine',
  input: nothing,
  output: preferences,
})

/** Changes some of the preferences of the account that asks; the last one to say so wins, field by field. */
export const savePreferences = defineCall({
  method: 'POST',
  url: '/auth/backend/staffPreference/mine',
  input: draftShape(staffPreference),
  output: written({}),
})

/** The account's own notices: the latest, and how many are unread. */
export const myNotices = defineCall({
  method: 'GET',
  url: '/auth/backend/staffNotice/mine',
  input: nothing,
  output: z.strictObject({
    unread: z.number(),
    notices: z.array(
      z.strictObject({
        id: z.number(),
        kind: z.string(),
        title: captions,
        body: z.string().nullable(),
        link: z.string().nullable(),
        urgent: z.boolean().nullable(),
        state: z.enum(['unread', 'read']),
        createdAt: moment,
      }),
    ),
  }),
})

/** Marks notices of one's own as read: those named, else all. */
export const readNotices = defineCall({
  method: 'POST',
  url: '/auth/backend/staffNotice/read',
  input: z.strictObject({ ids: z.array(z.number().int()).max(500).optional() }),
  output: silent,
})
