import feedback from '../../src/entities/service-manage/feedback'
import { ref, text } from '../../src/fields'
import { asked, definePageCommand } from '../../src/schema/command'
import { inBrowser } from '../../src/schema/does'

/** A ticket fills in what it tells of: the title, the user, the client with its version and the language. */
export const check = definePageCommand({
  asks: {
    ticket: ref('feedback'),
    content: ref('contentItem'),
    user: ref('user'),
    country: ref('country'),
    client: ref('client'),
    clientVersion: ref('clientVersion'),
    language: ref('language'),
  },
  call: 'POST /cms/backend/content/visibility',
  icon: 'scan-eye',
  alsoCalled: ['why can a user not see a title', '用户看不到内容'],
})

export const matrix = definePageCommand({
  asks: { content: ref('contentItem', { required: true }), user: ref('user') },
  call: 'POST /cms/backend/content/visibilityMatrix',
  icon: 'table',
  alsoCalled: ['where can a title be seen', '内容在哪些地区可见'],
})

export const openTicket = definePageCommand({
  asks: {
    content: ref('contentItem', { required: true }),
    note: text({ max: 2000, required: true }),
    priority: asked(feedback, 'priority'),
  },
  call: 'POST /service/backend/feedback/contentError',
  icon: 'message-square-warning',
})

export const copyAnswer = definePageCommand({ does: inBrowser(), icon: 'copy' })
