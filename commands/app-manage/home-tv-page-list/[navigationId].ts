export {
  addComponents,
  compare,
  copyFrom,
  discard,
  pin,
  publish,
  schedule,
  submit,
  unpin,
} from '../home-page-list/[navigationId]'
