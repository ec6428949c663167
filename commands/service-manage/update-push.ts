export { estimate, submit, testSend, translate } from './create-push'
