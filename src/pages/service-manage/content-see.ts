import { definePage } from '../../schema/page'

export default definePage({ kind: 'tool', menu: 160, icon: 'scan-eye' })
