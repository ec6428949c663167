import { definePageCommand } from '../../src/schema/command'

export const search = definePageCommand({ local: true, access: 'signedIn', icon: 'search' })

export const home = definePageCommand({ local: true, access: 'signedIn', icon: 'house' })
