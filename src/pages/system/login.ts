import { defineTool } from '../../schema/page'

export default defineTool({
  access: 'anyone',
  noCache: true,
})
