import { defineTool } from '../../../schema/page'

/** Shows nothing: replaces itself by the page it names, so that the page is built anew. */
export default defineTool({ role: 'rebuild', access: 'signedIn', noCache: true })
