import { defineTool } from '../../schema/page'

export default defineTool({ role: 'notFound', access: 'anyone', noCache: true })
