import { defineTool } from '../../../schema/page'

export default defineTool({ icon: 'key-round', about: 'role' })
