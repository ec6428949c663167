import { defineTool } from '../../schema/page'

export default defineTool({ menu: 160, icon: 'scan-eye' })
