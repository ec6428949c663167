import type { DialogContent } from '../../../engine/commands/dialog-content'
import { ApprovalView } from './approval-view'

/** What is about to be sent, to whom, and what else they get in those hours. */
export const approve: DialogContent = ({ target }) =>
  target.kind === 'rows' ? <ApprovalView rows={target.known} /> : null
