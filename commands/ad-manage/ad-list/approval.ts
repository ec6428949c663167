export { approve, reject } from '../ad-list'
