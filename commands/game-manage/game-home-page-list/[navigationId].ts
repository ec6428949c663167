export {
  addComponents,
  compare,
  copyFrom,
  discard,
  pin,
  publish,
  schedule,
  submit,
  target,
  unpin,
} from '../../app-manage/home-page-list/[navigationId]'
