export { copyCode } from '../audit-list'
