import { definePage } from '../../schema/page'

export default definePage({
  kind: 'tool',
  access: 'anyone',
  noCache: true,
})
