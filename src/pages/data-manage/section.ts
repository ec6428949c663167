import { defineSection } from '../../schema/page'

/**
 * See what the app uses and costs on Alibaba Cloud by day, product, domain and market, and be warned before a budget
 * breaks.
 */
export default defineSection({ code: 'DataManage', icon: 'chart-line', menu: 230 })
