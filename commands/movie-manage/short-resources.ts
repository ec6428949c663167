export {
  uploadFiles,
  addRange,
  renumber,
  planEpisodes,
  uploadSubtitles,
  deleteSubtitles,
  createAiSubtitles,
  downloadSource,
  replaceSource,
  retranscode,
  setAccess,
  exportGrid,
} from './series-resources'
