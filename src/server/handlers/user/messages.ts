import { addNote, sendMessage } from '../../../../commands/user-manage/user-list'
import message from '../../../entities/service-manage/message'
import messageSend from '../../../entities/service-manage/message-send'
import userNote from '../../../entities/user-manage/user-note'
import { handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { deliverMessageWork } from '../message/deliver-message'

/** Sends a message to a user's inbox, by the next job; one to so few people needs no approval. */
export const sendingMessage = handle(sendMessage, {
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
})

export const addingNote = handle(addNote, {
  run: async ({ records }, user, { text, images, pinned }) => {
    const note = await records.insert(userNote, { user: user.id, text, images, pinned: pinned ?? false })
    return { noteId: note.id }
  },
})
