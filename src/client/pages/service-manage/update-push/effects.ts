export { estimate, submit, testSend, translateMissing } from '../create-push/effects'
