import { phrases, type Phrase } from './phrases'

interface AnnouncementText {
  readonly kind: 'maintenance' | 'policy' | 'news' | 'incident' | 'freeze'
  /** What it was written before. */
  readonly occasion?: 'ramadan' | 'membersDay'
  readonly title: Phrase
  readonly body: Phrase
}

/** What staff are told: `kind occasion`, the title and the text, each in Chinese and English; those that run come first. */
export const announcementTexts: readonly AnnouncementText[] = `
maintenance
周六凌晨数据库维护，2:00–4:00 只读 | Database maintenance on Saturday, read only from 2 to 4 a.m.
期间可以查看和导出，不能保存；定时推送照常发送。有紧急下架需求请找值班同学。 | You can look and export, but not save. Scheduled pushes go out as usual. For an urgent takedown call whoever is on duty.
policy
封禁理由填写规范更新 | How to word the reason of a ban
理由用户会看到：写清哪条内容、违反哪条规则，不写内部系统名称，也不写“多次违规”。 | Users read it. Say which post broke which rule; name no internal system, and do not write “several violations”.
news
本周印尼晚高峰值班表 | Rota for the evening peak in Indonesia this week
雅加达时间 19:00–23:00 每晚两人值班，名单在团队日历。推流异常先切备用线路再上报。 | Two people each evening from 19:00 to 23:00, Jakarta time; names are in the team calendar. Where a stream fails, change the line first, then report.
policy ramadan
斋月期间推送静默时段调整 | Quiet hours during Ramadan
中东与印尼日落前后各一小时不发营销推送；宵礼后的追剧提醒可以发。 | No marketing pushes in the Middle East and Indonesia for an hour before and after sunset. Reminders of new episodes may go out late in the evening.
policy
导出个人数据需二次确认 | Exports of personal data ask twice
含手机号、邮箱或证件号的导出会要求填写用途，并抄送数据保护负责人。 | An export with phone numbers, addresses or documents asks what it is for, and the data protection officer is told.
incident
已修复：列表筛选偶发丢失 | Fixed: filters that were lost at times
昨天 15:00 前打开的页面请刷新一次。丢失的筛选条件无法找回，抱歉。 | Please reload pages that you opened before 15:00 yesterday. Filters that were lost cannot be brought back; we are sorry.
news
六十天内到期的片单，请核对 | Titles whose licence ends within sixty days: please check
版权到期清单已发到各内容组，请在周五前标注续约或下架。 | Each content team has its list. Mark by Friday which titles are renewed and which go.
policy
新同学请先完成安全培训 | New colleagues: security training first
入职七天内完成线上课程并绑定两步验证，否则账号会被停用。 | Take the course and set up the second step within seven days of joining; else the account is disabled.
freeze membersDay
会员日期间冻结发布 | Publishing freeze over Member Day
活动期间只改错别字和下架，配置变更顺延到活动结束后。 | While the campaign runs only typing errors and takedowns go through; other changes wait until it is over.
policy
退款与补偿分开登记 | Refunds and goodwill are booked apart
退款走订单，补偿走发放单；备注里不要再写“退款补偿”。 | A refund belongs to its order, goodwill to a grant. Please no longer write “refund, goodwill” in a remark.
incident
已恢复：礼物榜延迟 | Back to normal: late gift rankings
昨晚 20:10–21:40 榜单晚到约十分钟，分数没有丢失，无需补发。 | From 20:10 to 21:40 rankings were some ten minutes late. No points were lost, nothing has to be granted again.
maintenance
支付回调切换机房 | Payment callbacks move to another site
周三 3:00–3:30 回调会排队，到账最多晚十分钟，客服请先安抚用户。 | On Wednesday from 3:00 to 3:30 callbacks queue; coins may be ten minutes late. Support, please ask users to wait.
news
审核样例库新增两百条 | Two hundred new samples for reviewers
重点是擦边舞蹈与假冒客服，周会抽十条讲解。 | Most are about suggestive dances and people who pose as support; we go through ten of them in the weekly meeting.
policy
离职交接改为三天前提交 | Handing over starts three days before leaving
交接单要写明名下的工单、主播和片单，由主管确认后停用账号。 | List the tickets, hosts and titles in your care. Your lead confirms, and then the account is closed.`
  .trim()
  .split(/\n(?=(?:maintenance|policy|news|incident|freeze)(?: [a-zA-Z]+)?\n)/)
  .map((text) => {
    const [head = '', title = '', body = ''] = text.split('\n')
    const [kind, occasion] = head.split(' ') as [AnnouncementText['kind'], AnnouncementText['occasion']?]
    return { kind, ...(occasion && { occasion }), title: phrases(title)[0]!, body: phrases(body)[0]! }
  })
