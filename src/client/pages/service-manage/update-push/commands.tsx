export { default } from '../create-push/commands'
