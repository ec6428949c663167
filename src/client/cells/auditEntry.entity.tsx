export { default } from './approval.entity'
