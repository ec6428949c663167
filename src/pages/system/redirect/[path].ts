import { definePage } from '../../../schema/page'

/** Shows nothing: replaces itself by the page it names, so that the page is built again. */
export default definePage({ kind: 'tool', role: 'rebuild', access: 'signedIn', noCache: true })
