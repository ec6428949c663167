import { phrases } from '../phrases'

export const messages = phrases(`
  你追的剧更新了 | A new episode is out | Hay capítulo nuevo | Episode baru tayang | حلقة جديدة متاحة
  会员即将到期 | Your VIP ends soon | Tu VIP está por vencer | VIP segera berakhir | ينتهي VIP قريبا
  金币已到账 | Your coins have arrived | Llegaron tus monedas | Koin sudah masuk | وصلت عملاتك
  有人回复了你 | Someone replied to you | Te respondieron | Ada balasan untukmu | رد عليك أحدهم
  好久不见，送你三天会员 | We missed you: three days of VIP | Te extrañamos: 3 días VIP | Kami rindu: VIP 3 hari | اشتقنا لك: VIP ٣ أيام
  关注的主播开播了 | A host you follow is live | Tu anfitrión está en vivo | Host favoritmu live | مضيفك مباشر الآن
  工单已处理完成 | Your request is solved | Tu solicitud está resuelta | Permintaan selesai | تم حل طلبك
  版本更新提示 | A new version is ready | Nueva versión | Versi baru tersedia | إصدار جديد
  系统维护通知 | Maintenance tonight | Mantenimiento esta noche | Pemeliharaan malam ini | صيانة الليلة
  提现申请已通过 | Your cash-out is approved | Retiro aprobado | Penarikan disetujui | تمت الموافقة على السحب
  周末限时免费 | Free this weekend | Gratis el fin de semana | Gratis akhir pekan | مجاني نهاية الأسبوع
  预约的剧上线了 | The title you wait for is here | Ya llegó tu serie | Serial yang kamu tunggu | المسلسل الذي تنتظره`)

/** How a rule, a policy, a preset or a setting is called by those who keep it. */
export const rules = phrases(`
  全球默认 | Worldwide default
  印尼专用 | Indonesia only
  拉美通用 | Latin America
  海湾六国 | Gulf states
  新用户宽松版 | Lenient for newcomers
  高风险收紧 | Strict for high risk
  周末高峰 | Weekend peak
  低端机型 | Low-end devices
  灰度 10% | Rollout at 10 %
  测试对照 | Test against control
  大促期间 | During sales
  应急预案 | Emergency plan
  iOS 审核期 | During App Store review
  电视端 | On televisions`)

/** Why coins, points or VIP days are given to many at once. */
export const grants = phrases(`
  十月故障补偿 | Coins after the October outage
  公会争霸赛奖励 | Prizes of the Guild Championship
  退款延迟补偿 | Goodwill for late refunds
  双十一会员节奖励 | Prizes of the 11.11 Member Day
  内测用户答谢 | Thanks to beta testers
  校园大使奖励 | Campus ambassadors, November
  字幕贡献者奖励 | Reward for subtitle volunteers
  短剧王投票奖励 | Voters of the Shorts Crown
  合作方补发 | Codes a partner did not deliver
  直播间卡顿补偿 | Rooms that stalled on Friday
  世界杯竞猜发奖 | World Cup predictions, group stage
  重复扣款更正 | Charged twice, put right
  误发金币收回 | Coins taken back, sent by mistake
  客服周补偿 | Goodwill of the week, support
  媒体体验名额 | Trials for the press
  员工测试 | Staff test accounts
  新主播扶持 | Help for new hosts
  斋月签到奖励 | Check-in prizes of Ramadan
  问卷参与奖励 | Reward for answering the survey
  老用户回归礼 | Welcome back, members of 2024`)

/** Work that runs by itself or in bulk. */
export const jobs = phrases(`
  短剧标签批量修正 | Mend tags of shorts
  封面统一替换 | Replace covers
  下架到期版权 | Take down expired licences
  补发会员天数 | Make up for VIP days
  故障补偿金币 | Coins after the outage
  印尼区上架检查 | Check titles for Indonesia
  月度对账导出 | Monthly reconciliation export
  用户标签刷新 | Refresh user labels
  主播等级重算 | Recompute host levels
  推荐权重调整 | Adjust weights
  斋月专题上线 | Launch the Ramadan lists
  客服补偿发放 | Goodwill from support
  合作方兑换码 | Codes for a partner
  媒体体验名额 | Trials for the press`)
