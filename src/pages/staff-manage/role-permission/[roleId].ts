import { definePage } from '../../../schema/page'

export default definePage({ kind: 'tool', icon: 'key-round', about: 'role' })
