import emailRecall from '../../src/entities/service-manage/email-recall'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { pausable } from '../packs/pausable'
import { reviewed } from '../packs/reviewed'

export const { submit, approve, reject } = reviewed(emailRecall, { danger: 'confirm' })

export const { pause, resume } = pausable(emailRecall)

export const end = defineCommand(emailRecall, { on: 'rows', does: move(), danger: 'confirm', icon: 'flag' })
