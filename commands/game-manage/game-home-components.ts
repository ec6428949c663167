export {
  addToPage,
  archive,
  removeFromPages,
  replacePlate,
  restore,
  translate,
  whereUsed,
} from '../app-manage/home-components'
