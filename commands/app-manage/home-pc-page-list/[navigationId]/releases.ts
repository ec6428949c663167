export { approve, reject, rollback } from '../../home-page-list/[navigationId]/releases'
