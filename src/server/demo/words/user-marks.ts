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
  'Active in 7 days, Indonesia|id_active_7d',
  'Paid in 30 days|paid_30d',
  'VIP ends within 7 days|vip_expiring_7d',
  'Silent for 30 days, Mexico|mx_silent_30d',
  'Heavy viewers of shorts|short_heavy',
  'Watched mysteries, never paid|suspense_unpaid',
  'Paid once|first_pay_once',
  'Send gifts in rooms|live_gifters',
  'New within 3 days|new_3d',
  'Big spenders, Gulf|gulf_high_spend',
  'Families on televisions|tv_family',
  'Spanish subtitles|es_subtitles',
  'Finish what they begin|finishers',
  'Saved but not watched|saved_unwatched',
  'Evenings of Ramadan|ramadan_evening',
  'Trial ended, no plan|trial_ended',
  'More than 1,000 coins|coins_1000',
  'Follow three series or more|followers_3',
  'Old Android phones|old_android',
  'Campus|campus',
  'Anime every week|anime_weekly',
  'Watch football|football',
  'Came by invitation|invited',
  'Invited five or more|inviters_5',
  'Refunded twice|refunded_2',
  'Comment daily|daily_comments',
  'Two devices or more|devices_2',
  'Never opened a push|push_blind',
  'Prepaid phones, Philippines|ph_prepaid',
  'Parents with kids profile|kids_profile',
]

export const groupNames = [
  'Recall for 11.11|d11_recall',
  'Push for the finale|finale_push',
  'Home page, test A|home_a',
  'Price of the yearly plan|yearly_price',
  'First pack of shorts|short_first_pack',
  'White list of support|service_list',
  'Ramadan, warm-up|ramadan_warmup',
  'Testers of the next version|beta_next',
  'Members in Latin America|latam_vip',
  'Guardians of hosts|host_guard',
  'Weekend thriller push|weekend_thriller',
  'Home layout test|home_layout',
  'Lapsed payers|lapsed_payers',
  'TV household|tv_household',
  'Campus week|campus_week',
  'Gulf launch|gulf_launch',
  'World Cup fans|world_cup',
  'Eid coin rain|eid_coins',
  'Day of the Dead party|muertos',
  'Shorts Crown voters|shorts_crown',
  'Newcomers, first week|newcomers_w1',
  'Silent hosts|silent_hosts',
  'Guild leaders|guild_leaders',
  'Trial of AI search|ai_search_trial',
  'Slow networks, Egypt|eg_slow',
  'Family plan, upgrade|family_upgrade',
  'Payers without e-mail|payers_no_mail',
  'Watch together, test|watch_together',
  'Music lovers|music',
  'Press and critics|press',
]
