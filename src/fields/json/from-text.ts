export { jsonFrom as fromText } from '../text-reader'
