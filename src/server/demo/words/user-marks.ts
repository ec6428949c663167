import { phrases } from './phrases'

export const labelNames = phrases(`
  高价值用户 | High value
  活动常客 | Event regular
  内测用户 | Beta tester
  短剧爱好者 | Short drama fan
  悬疑迷 | Thriller fan
  古装控 | Costume fan
  动漫圈 | Anime circle
  首充用户 | First payer
  流失预警 | At risk
  已召回 | Won back
  学生 | Student
  家庭账号 | Family plan
  影评人 | Reviewer
  热心举报 | Helpful reporter
  字幕贡献者 | Subtitler
  直播土豪 | Big gifter
  守护骑士 | Knight
  年度会员 | Yearly VIP
  大学生认证 | Campus
  媒体合作 | Press
  异常退款 | Odd refunds
  疑似小号 | Second account
  客服关注 | Watch closely
  海外华人 | Overseas Chinese
  斋月用户 | Ramadan viewer
  夜猫子 | Night owl
  周末党 | Weekender
  追更党 | Follows live
  囤剧党 | Binge watcher
  电视用户 | TV viewer`)

/** Selections of users: their name and their code. */
export const tagNames = [
  '近7天活跃·印尼|id_active_7d',
  '近30天付费|paid_30d',
  '会员将到期（7天内）|vip_expiring_7d',
  '沉默30天·墨西哥|mx_silent_30d',
  '短剧重度用户|short_heavy',
  '看过悬疑未付费|suspense_unpaid',
  '首充未复购|first_pay_once',
  '直播送礼用户|live_gifters',
  '新客 3 天内|new_3d',
  '海湾高消费|gulf_high_spend',
  '电视端家庭|tv_family',
  '字幕语言=西语|es_subtitles',
  '完播率高|finishers',
  '收藏未看|saved_unwatched',
  'Ramadan evenings|ramadan_evening',
  'Trial ended, no plan|trial_ended',
  'Coins over 1000|coins_1000',
  'Follows 3+ series|followers_3',
  'Old Android|old_android',
  'Campus|campus',
]

export const groupNames = [
  '双十一召回|d11_recall',
  '大结局推送|finale_push',
  '首页实验 A|home_a',
  '年卡价格实验|yearly_price',
  '短剧首充包|short_first_pack',
  '客服白名单|service_list',
  '斋月预热|ramadan_warmup',
  '新版内测|beta_next',
  '拉美会员|latam_vip',
  '主播守护团|host_guard',
  'Weekend thriller push|weekend_thriller',
  'Home layout test|home_layout',
  'Lapsed payers|lapsed_payers',
  'TV household|tv_household',
  'Campus week|campus_week',
  'Gulf launch|gulf_launch',
]
