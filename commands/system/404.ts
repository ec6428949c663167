import { definePageCommand } from '../../src/schema/command'
import { inBrowser } from '../../src/schema/does'

export const search = definePageCommand({ does: inBrowser(), access: 'signedIn', icon: 'search' })

export const home = definePageCommand({ does: inBrowser(), access: 'signedIn', icon: 'house' })
