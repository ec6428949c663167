import message from '../../src/entities/service-manage/message'
import messageSend from '../../src/entities/service-manage/message-send'
import { bool, languages } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { make, move, translateTexts } from '../../src/schema/does'
import { archivable } from '../packs/archivable'

export const publish = defineCommand(message, { on: 'rows', does: move(), icon: 'circle-arrow-up' })

export const { archive, restore } = archivable(message)

/** Puts a sending down; another person lets it go out. */
export const send = defineCommand(message, {
  on: 'row',
  does: make(messageSend, { message: 'id' }),
  states: ['ready'],
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
export const translate = defineCommand(message, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})
