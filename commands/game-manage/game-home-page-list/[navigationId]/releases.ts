export { approve, reject, rollback } from '../../../app-manage/home-page-list/[navigationId]/releases'
