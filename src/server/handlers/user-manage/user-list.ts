import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import * as commands from '../../../../commands/user-manage/user-list'
import message from '../../../entities/service-manage/message'
import messageSend from '../../../entities/service-manage/message-send'
import account from '../../../entities/staff-manage/account'
import exportTask from '../../../entities/system/export-task'
import userGroupMember from '../../../entities/user-group/user-group-member'
import userEntity from '../../../entities/user-manage/user'
import userEmailChange from '../../../entities/user-manage/user-email-change'
import userLabelMember from '../../../entities/user-manage/user-label-member'
import userNote from '../../../entities/user-manage/user-note'
import whitelistEntry from '../../../entities/user-manage/whitelist-entry'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { signingSecret } from '../../db/signing-secret'
import { deliverMessageWork } from '../../domain/messages/deliver-message'
import { personalCopy } from '../../domain/reports/export-file'
import { exportTitle, refuseOverLimit } from '../../domain/reports/export-request'
import { guardEnd, guardTerms, mayDisable } from '../../domain/users/ban-rights'
import { bansInForce, banUser, endBan, settleBy, settleUser } from '../../domain/users/bans'
import { confirmationLink } from '../../domain/users/confirm-email'
import { coolingOffDays, guardTicket } from '../../domain/users/deletion'
import { isEmailTaken } from '../../domain/users/emails'
import { checked, exportType } from '../../domain/users/export-personal'
import { guardStatic } from '../../domain/users/groups'
import { endOf, labelForStaff, rivalsOf, setLabels, without } from '../../domain/users/labels'
import { keptDays, kinds, mostRows, sheetOf } from '../../domain/users/personal-data'
import { formerPortrait } from '../../domain/users/resets'
import { revealsADay, secretFields, shownMinutes } from '../../domain/users/reveal'
import { longestDays } from '../../domain/users/whitelist'
import { mailLanguageOf, queueMail } from '../../jobs/mail/mail-outbox'
import { mailNote } from '../../mail/mail-of'
import { handlers } from '../../operations/handler'
import { badField, Refusal, refused } from '../../base/errors'
import { writeWorkbook } from '../../sheets/write-workbook'
import { fileLink } from '../../storage/file-links'
import { dayMs, minuteMs } from '../../../schema/time'

export default handlers(commands, {
  /** Bans users from one scope; a ban in force there is extended. */
  ban: {
    sideBySide: true,
    guard: async (context, { scope, expiresAt }) => guardTerms(context, scope, expiresAt),
    check: async (context, user, { scope }) => (scope === 'login' ? mayDisable(context, user) : true),
    run: async (context, user, terms) => {
      const { id, strike, expiresAt } = await banUser(context, user.id, terms, user)
      return { entryId: id, strike, expiresAt }
    },
  },

  /** Lifts the ban in force of a scope. */
  liftBan: {
    check: async (context, user, { scope }) => {
      const inForce = await bansInForce(context, user.id)
      return inForce.some((each) => each.scope === scope) || 'user-manage.user-list.liftBan.noBan'
    },
    run: async (context, user, { scope, reason }) => {
      const inForce = await bansInForce(context, user.id)
      for (const each of inForce) if (each.scope === scope) await endBan(context, each, { state: 'lifted', reason })
      await settleBy(
        context,
        user,
        inForce.filter((each) => each.scope !== scope),
      )
    },
  },

  /** Starts the cooling-off at whose end the account is deleted; the user is signed out. */
  deleteAccount: {
    run: async (context, user, { ticket }) => {
      await guardTicket(context, user.id, ticket)
      const deleteAt = new Date(context.now.getTime() + coolingOffDays * dayMs).toISOString()
      await context.records.update(userEntity, user, {
        state: 'deleting',
        deleteAt,
        signedOutAt: context.now.toISOString(),
      })
      return { deleteAt }
    },
  },

  cancelDeletion: {
    run: async (context, user) => {
      const kept = await context.records.update(userEntity, user, { deleteAt: null })
      await settleUser(context, kept.id)
    },
  },

  /** Shuts a user out: a ban of scope login, from which the user's state follows. */
  disable: {
    sideBySide: true,
    guard: async (context, { expiresAt }) => guardTerms(context, 'login', expiresAt),
    check: mayDisable,
    run: async (context, user, terms) => {
      const login = { ...terms, scope: 'login', notifyUser: terms.notifyUser ?? true } as const
      const { id, strike, expiresAt } = await banUser(context, user.id, login, user)
      return { entryId: id, strike, expiresAt }
    },
  },

  /** Lets a user in again: the ban of scope login ends, and the state follows. */
  restore: {
    sideBySide: true,
    run: async (context, user, { reason }) => {
      const inForce = await bansInForce(context, user.id)
      for (const ban of inForce) if (ban.scope === 'login') await endBan(context, ban, { state: 'lifted', reason })
      await settleBy(
        context,
        user,
        inForce.filter(({ scope }) => scope !== 'login'),
      )
    },
  },

  /**
   * Asks the user to confirm a new address: it takes the place of the old one when they follow the link sent to it.
   * An address still waiting from before is given up.
   */
  changeEmail: {
    run: async (context, row, { newEmail, proof, reason }) => {
      if (row.email?.toLowerCase() === newEmail.toLowerCase()) throw badField('newEmail', 'user-manage.sameEmail')
      if (await isEmailTaken(context, newEmail, row.id)) throw badField('newEmail', 'error.alreadyTaken')
      for (const former of await context.records.where(userEmailChange, { user: row.id, state: 'pending' }))
        await context.records.update(userEmailChange, former, { state: 'expired' })
      const change = await context.records.insert(userEmailChange, {
        user: row.id,
        oldEmail: row.email,
        newEmail,
        source: 'staff',
        proof,
        reason,
        ip: context.ip,
      })
      await queueMail(context, {
        kind: 'emailChange',
        key: `emailChange.${change.id}`,
        to: newEmail,
        language: await mailLanguageOf(context.db, row.language),
        params: { name: row.nickname ?? `#${row.id}`, link: await confirmationLink(context, change.id) },
        userId: row.id,
      })
      return { changeId: change.id, ...mailNote(context.services.config) }
    },
  },

  /** Has the user list made into a file with personal data in the clear, for who asked, once a second person agrees. */
  exportPersonal: {
    guard: async (context, args) => {
      await refuseOverLimit(context, (await checked(context, args)).list)
    },
    run: async (context, args) => {
      const request = await checked(context, args)
      const task = await context.records.insert(exportTask, {
        exportType,
        title: exportTitle(context, request),
        page: request.list.info.path,
        paramJson: request.params as Row<typeof exportTask>['paramJson'],
        timestamp: context.now.toISOString(),
        format: args.format,
      })
      await context.services.jobs.startExport(context, task.id)
      return { id: task.id }
    },
  },

  /** Adds users to a fixed list by hand; they stay in whatever a rebuild says. */
  addToGroup: {
    guard: async (context, { group }) => guardStatic(context, group),
    check: async (context, user, { group }) => {
      if (user.state === 'deleted') return 'user-manage.user-list.deleted'
      const [member] = await context.records.where(userGroupMember, { group, user: user.id })
      return member === undefined || 'user-manage.user-list.addToGroup.already'
    },
    run: async ({ records }, user, { group }) => {
      await records.insert(userGroupMember, { group, user: user.id, source: 'staff', pinnedIn: true })
    },
  },

  removeFromGroup: {
    guard: async (context, { group }) => guardStatic(context, group),
    check: async (context, user, { group }) => {
      const [member] = await context.records.where(userGroupMember, { group, user: user.id })
      return member !== undefined || 'user-manage.user-list.removeFromGroup.notIn'
    },
    run: async ({ records }, user, { group }) => {
      for (const member of await records.where(userGroupMember, { group, user: user.id }))
        await records.remove(userGroupMember, member)
    },
  },

  /** Labels a user; labels of one group take each other's place, and one held already gets the new end. */
  addLabel: {
    guard: async (context, { label, expiresAt }) => {
      await labelForStaff(context, label)
      guardEnd(context.now, expiresAt)
    },
    check: async (_context, { state }) => state !== 'deleted' || 'user-manage.user-list.deleted',
    run: async (context, user, args) => {
      const label = await labelForStaff(context, args.label)
      const terms = { reason: args.reason, expiresAt: args.expiresAt ?? endOf(label.validDays, context.now) }
      const [held] = await context.records.where(userLabelMember, { label: label.id, user: user.id })
      if (held) await context.records.update(userLabelMember, held, terms)
      else await context.records.insert(userLabelMember, { label: label.id, user: user.id, source: 'staff', ...terms })
      const rivals = label.group === null ? [] : await rivalsOf(context, user, label.id, label.group)
      for (const rival of rivals) await context.records.remove(userLabelMember, rival)
      const gone = rivals.map((rival) => rival.label)
      await setLabels(context, user, [...without(user, [label.id, ...gone]), label.id])
    },
  },

  removeLabel: {
    guard: async (context, { label }) => void (await labelForStaff(context, label)),
    check: async (context, user, { label }) => {
      const [held] = await context.records.where(userLabelMember, { label, user: user.id })
      return held !== undefined || 'user-manage.user-list.removeLabel.noLabel'
    },
    run: async (context, user, { label }) => {
      for (const held of await context.records.where(userLabelMember, { label, user: user.id }))
        await context.records.remove(userLabelMember, held)
      await setLabels(context, user, without(user, [label]))
    },
  },

  /** Sends a message to a user's inbox, by the next job; one to so few people needs no approval. */
  sendMessage: {
    guard: async ({ records }, args) => {
      const chosen = await records.find(message, args.message)
      if (!chosen) throw badField('message', 'error.noSuchRecord')
      if (chosen.state !== 'ready' || !chosen.enabled) throw badField('message', 'user-manage.messageNotReady')
    },
    check: async (_context, { state }) => state !== 'deleted' || 'user-manage.user-list.deleted',
    run: async ({ records, services, db, now }, user, args) => {
      const send = await records.insert(messageSend, {
        message: args.message,
        audience: 'userIds',
        users: [user.id],
        withPush: args.withPush ?? false,
        reason: args.reason,
        targetCount: 1,
        state: 'scheduled',
      })
      await services.jobs.schedule({ db }, deliverMessageWork, { send: send.id }, now)
      return { sendId: send.id }
    },
  },

  addNote: {
    run: async ({ records }, user, { text, images, pinned }) => {
      const note = await records.insert(userNote, { user: user.id, text, images, pinned: pinned ?? false })
      return { noteId: note.id }
    },
  },

  /**
   * Makes the user's own copy: a workbook with a sheet for each kind of record, in their language. A link to it goes to the user's
   * verified address, and to nobody else: the report centre of who asked tells that it was made.
   */
  exportPersonalData: {
    check: async (_context, { email, emailVerified }) =>
      (email !== null && emailVerified === true) || 'user-manage.user-list.exportPersonalData.noEmail',
    run: async (context, user, { ticket }) => {
      await guardTicket(context, user.id, ticket)
      const language = await mailLanguageOf(context.db, user.language)
      const sheets = await Promise.all(kinds.map((kind) => sheetOf({ ...context, language }, kind, user.id)))
      if (sheets.some(({ rows }) => rows.length > mostRows)) throw refused('error.tooLarge', { max: mostRows })
      const copy = await writeWorkbook(sheets)
      const key = `exports/personal/${randomBytes(16).toString('hex')}.xlsx`
      await context.services.storage.write(key, Readable.from([copy]))
      const task = await context.records.insert(exportTask, {
        exportType: personalCopy,
        title: `${caption(context.language, 'user-manage.user-list.exportPersonalData')} ${user.displayId ?? `#${user.id}`}`,
        page: '/user-manage/user-list',
        paramJson: { filters: { id: { is: [user.id] } } },
        timestamp: context.now.toISOString(),
        format: 'xlsx',
        rows: sheets.reduce((total, { rows }) => total + rows.length - 1, 0),
        progress: 100,
        fileSize: copy.byteLength,
        file: key,
        personal: true,
        expiresAt: new Date(context.now.getTime() + keptDays * dayMs).toISOString(),
        state: 'done',
      })
      const name = `${caption(language, 'mail.personalData.file')}.xlsx`
      const link = fileLink(await signingSecret(context), key, name, context.now.getTime(), { lasts: keptDays * dayMs })
      await queueMail(context, {
        kind: 'personalData',
        key: `personalData.${task.id}`,
        to: user.email ?? '',
        language,
        params: {
          name: user.nickname ?? `#${user.id}`,
          days: keptDays,
          link: `${context.services.config.publicUrl}${link}`,
        },
        userId: user.id,
      })
      return { taskId: task.id, ...mailNote(context.services.config) }
    },
  },

  resetPortrait: {
    sideBySide: true,
    run: async (context, row) => {
      await context.records.update(userEntity, row, { portrait: null })
    },
  },

  /** The portrait before the last reset, as its audit entry kept it. */
  undoResetPortrait: {
    check: async (context, row) => {
      if (row.portrait !== null) return 'user-manage.user-list.undoResetPortrait.hasPortrait'
      return (await formerPortrait(context, row.id)) !== undefined || 'user-manage.user-list.undoResetPortrait.notKept'
    },
    run: async (context, row) => {
      await context.records.update(userEntity, row, { portrait: (await formerPortrait(context, row.id)) ?? null })
    },
  },

  /** A neutral name that tells users apart: `User 1234567`. */
  resetNickname: {
    sideBySide: true,
    run: async (context, row) => {
      await context.records.update(userEntity, row, { nickname: `User ${row.displayId ?? row.id}` })
    },
  },

  resetBio: {
    sideBySide: true,
    run: async (context, row) => {
      await context.records.update(userEntity, row, { bio: null })
    },
  },

  /** Shows the masked fields of one user. The audit says who looked and why; what was seen is not in it. */
  reveal: {
    guard: async ({ records, account: { id }, db, now }) => {
      // Two reveals at once wait for each other here, so that none slips past the count.
      await records.get(account, id)
      const since = new Date(now.getTime() - dayMs).toISOString()
      const { rows } = await sql<{ count: number }>`select count(*) as count from audit_entry
      where account = ${id} and kind = 'reveal' and entity = ${userEntity.name} and result = 'ok' and at > ${since}`.execute(
        db,
      )
      if (Number(rows[0]?.count ?? 0) >= revealsADay)
        throw new Refusal('A0429', 'user-manage.user-list.reveal.tooMany', { count: revealsADay })
    },
    run: async ({ now }, row) => {
      const values = row as unknown as Readonly<Record<string, unknown>>
      return {
        fields: Object.fromEntries(secretFields.map((name) => [name, values[name] ?? null])),
        until: new Date(now.getTime() + shownMinutes * minuteMs).toISOString(),
      }
    },
  },

  /** Signs a user out of all devices: the app refuses every token that is older than this moment. */
  signOutAll: {
    sideBySide: true,
    run: async (context, row) => {
      await context.records.update(userEntity, row, { signedOutAt: context.now.toISOString() })
    },
  },

  /** Opens abilities to users for a time; who is on the list already gets these on top, until the new end. */
  addToWhitelist: {
    guard: async ({ now }, { expiresAt }) => {
      guardEnd(now, expiresAt)
      const latest = new Date(now.getTime() + longestDays * dayMs).toISOString()
      if (Date.parse(expiresAt) > Date.parse(latest)) throw badField('expiresAt', 'error.tooLate', { max: latest })
    },
    check: async (_context, { state }) => state !== 'deleted' || 'user-manage.user-list.deleted',
    run: async ({ records }, user, { abilities, ...terms }) => {
      const [current] = await records.where(whitelistEntry, { user: user.id, state: 'active' })
      const entry = current
        ? await records.update(whitelistEntry, current, {
            ...terms,
            abilities: [...new Set([...current.abilities, ...abilities])],
          })
        : await records.insert(whitelistEntry, { ...terms, abilities, user: user.id })
      return { entryId: entry.id }
    },
  },
})
