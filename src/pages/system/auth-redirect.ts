import { definePage } from '../../schema/page'

/** Where an outside sign-in in a popup returns to: hands its query to the opener and closes. */
export default definePage({ kind: 'tool', access: 'anyone', noCache: true })
