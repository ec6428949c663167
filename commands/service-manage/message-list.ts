import message from '../../src/entities/service-manage/message'
import messageSend from '../../src/entities/service-manage/message-send'
import { asked, defineCommand } from '../../src/schema/command'
import { make, move } from '../../src/schema/does'
import { archivable } from '../packs/archivable'
import { translatedAgain } from '../packs/translated'

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

export const { translate } = translatedAgain(message)
