import { defineSection } from '../../schema/page'

/**
 * Staff define VIP plans, put them on sale per market at store prices, run discounts and codes, and grant VIP with
 * approval. Support and finance find here every member, renewal, order and minute of VIP time, and how it came about.
 */
export default defineSection({ code: 'VipManage', icon: 'crown', menu: 30, default: '/vip-manage/vip-product' })
