export {
  compare,
  halt,
  publish,
  raiseGray,
  setStoreStatus,
  startGray,
  translate,
  withdraw,
} from './ClientManage/ClientVersion'
