export { retryResource, cancelResource, acceptCheck, rejectCheck, takeOffline, bringBack } from '../series-resources'
