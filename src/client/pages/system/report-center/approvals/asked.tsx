import { AskedRequests } from './asked-requests'
import type { DialogContent } from '../../../../engine/commands/dialog-content'

/** What would be done, to what and with which arguments: who decides sees it wherever the list is scrolled to. */
const requests: DialogContent = ({ target }) => (target.kind === 'rows' ? <AskedRequests ids={target.ids} /> : null)

export { requests as approve, requests as reject, requests as withdraw }
