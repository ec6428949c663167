import { defineSection } from '../../schema/page'

/** Answering users, and sending them pushes and messages: tested, approved and measured. */
export default defineSection({ code: 'ServiceManage', icon: 'headset', menu: 30 })
