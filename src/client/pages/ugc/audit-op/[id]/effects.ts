export { copyCode } from '../../audit-list/effects'
