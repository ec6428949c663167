/** The records of the section game-manage that hang together, each under the name of its entity. */
export {
  gameDayGenerator as gameDay,
  gameGenerator as game,
  gameVendorGenerator as gameVendor,
} from '../game-catalogue'
export { gamePackageGenerator as gamePackage } from '../game-packages'
export { gamePlateItemGenerator as gamePlateItem, gameRankItemGenerator as gameRankItem } from '../game-placements'
export { gameTransactionGenerator as gameTransaction } from '../game-transactions'
