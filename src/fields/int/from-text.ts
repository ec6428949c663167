export { numberFrom as fromText } from '../text-reader'
