import message from '../../src/entities/service-manage/message'
import messageSend from '../../src/entities/service-manage/message-send'
import { bool, languages } from '../../src/fields'
import { asked, defineCommand, made } from '../../src/schema/command'

export const publish = defineCommand(message, { on: 'rows', icon: 'circle-arrow-up' })

export const archive = defineCommand(message, { on: 'rows', inverse: 'restore', icon: 'archive' })

export const restore = defineCommand(message, { on: 'rows', inverse: 'archive', icon: 'archive-restore' })

/** Puts a sending down; another person lets it go out. */
export const send = defineCommand(message, {
  on: 'row',
  states: ['ready'],
  makes: made(messageSend, { message: 'id' }),
  asks: {
    audience: asked(messageSend, 'audience', { required: true }),
    userTags: asked(messageSend, 'userTags'),
    userGroups: asked(messageSend, 'userGroups'),
    users: asked(messageSend, 'users'),
    userFile: asked(messageSend, 'userFile'),
    areas: asked(messageSend, 'areas'),
    clients: asked(messageSend, 'clients'),
    sendAt: asked(messageSend, 'sendAt'),
    withPush: asked(messageSend, 'withPush'),
    reason: asked(messageSend, 'reason'),
  },
  danger: 'confirm',
  keys: 'Shift+S',
  icon: 'send',
})

/** Fills what is missing by machine. */
export const translateMissing = defineCommand(message, {
  on: 'rows',
  translates: true,
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})
