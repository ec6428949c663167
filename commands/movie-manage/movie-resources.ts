export {
  uploadFiles,
  uploadSubtitles,
  deleteSubtitles,
  createAiSubtitles,
  downloadSource,
  replaceSource,
  retranscode,
  setMarkers,
  setAccess,
} from './series-resources'
