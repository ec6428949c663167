import { defineTool } from '../../schema/page'

export default defineTool({ access: 'signedIn', noCache: true })
