import { defineTool } from '../../schema/page'

export default defineTool({ role: 'notAllowed', access: 'signedIn', noCache: true })
