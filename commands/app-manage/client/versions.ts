export {
  compare,
  halt,
  publish,
  raiseGray,
  setStoreStatus,
  startGray,
  translateNotes,
  withdraw,
} from './ClientManage/ClientVersion'
