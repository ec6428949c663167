import { defineSection } from '../../schema/page'

/**
 * Staff verify and supervise companions who play games or talk with users for coins, set prices and shares, and settle
 * orders, complaints and refunds. The service is online only and for adults only; every complaint is decided with
 * evidence in time.
 */
export default defineSection({ code: 'EscortManage', icon: 'gamepad-2', menu: 50 })
