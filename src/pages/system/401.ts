import { definePage } from '../../schema/page'

export default definePage({ kind: 'tool', role: 'notAllowed', access: 'signedIn', noCache: true })
