import { definePage } from '../../schema/page'

export default definePage({ kind: 'tool', role: 'notFound', access: 'anyone', noCache: true })
