export { blockFraud, move, openClientTypes, unblockFraud } from './ClientManage/ClientChannel'
