export {
  addToPage,
  archive,
  removeFromPages,
  replacePlate,
  restore,
  translate,
  showUses,
} from '../app-manage/home-components'
