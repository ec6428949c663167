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
