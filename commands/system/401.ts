import accessRequest from '../../src/entities/staff-manage/access-request'
import { asked, definePageCommand } from '../../src/schema/command'
import { inBrowser } from '../../src/schema/does'

/** The role is the smallest that holds the page, unless another is chosen. */
export const requestAccess = definePageCommand({
  asks: {
    role: asked(accessRequest, 'role', { required: true }),
    reason: asked(accessRequest, 'reason', { required: true }),
    days: asked(accessRequest, 'days'),
  },
  call: 'POST /auth/backend/accessRequest/save',
  access: 'signedIn',
  icon: 'key-round',
})

export const back = definePageCommand({ does: inBrowser(), access: 'signedIn', icon: 'arrow-left' })
