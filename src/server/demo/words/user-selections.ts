/**
 * Selections of users: what they are called, their code, what they ask for and what that counts. A condition is a label
 * (`#code`), a rule label (`!code`), or an indicator with what it is compared with; last comes the country it is for.
 */
export const tagPlans = rowsOf(`
  Active in 7 days, Indonesia|id_active_7d|!activeDays_7d|Signed in on three or more of the last seven days|ID
  Paid in 30 days|paid_30d|!paidOrders_30d|One paid order or more; refunded orders do not count
  VIP ends within 7 days|vip_expiring_7d|vipDaysLeft gte 0, vipDaysLeft lte 7|Members whose plan ends this week, with or without renewal
  Silent for 30 days, Mexico|mx_silent_30d|silentDays gte 30|Has not opened the app for a month; those who took it off the phone are in|MX
  Heavy viewers of shorts|short_heavy|!shortMinutes_7d|An hour of shorts a day on average, trailers left out
  Watched mysteries, never paid|suspense_unpaid|!finishedSuspense_90d, paidOrders eq 0|Finished five thrillers in 90 days without one paid order
  Paid once|first_pay_once|paidOrders eq 1|Exactly one paid order in their life
  Send gifts in rooms|live_gifters|!giftCoins_7d|Any gift in the last seven days; gifts from the bag do not count
  New within 3 days|new_3d|registeredDays lte 3|Registered within three days; guests do not count
  Big spenders, Gulf|gulf_high_spend|totalPaid gte 20000|200 dollars or more in their life, less refunds|SA
  Families on televisions|tv_family|#familyPlan, !tvShare_30d|Family plans that watch nearly all on a television
  Students in Mexico|mx_students|#student|Label given by support after the student card was checked|MX
  Binge watchers|binge|#bingeWatcher, watch30d gte 90000|The label, and 25 hours watched in 30 days
  Night owls|night_owls|#nightOwl, silentDays lte 7|Watch after midnight by their own clock, and were here this week
  Evenings of Ramadan|ramadan_evening|#ramadanViewer|Watched on ten evenings of the last Ramadan
  Trial ended, no plan|trial_ended|!trialEnded_30d|The free trial ended within 30 days and no plan was bought
  More than 1,000 coins|coins_1000|coins gt 1000|Balance of coins, presents included
  Follow new episodes|follow_new|#followsLive|Watch an episode within a day of its release
  Level 10 and above|level_10|level gte 10|By the level of the account, not that of VIP
  Campus|campus|#campus|Signed up in the campus weeks with an address of a university
  Anime every week|anime_weekly|#animeCircle, activeDays30d gte 4|In the anime circle, and active on four days of the month
  Thriller fans|thriller_fans|#thrillerFan|The label, kept for 90 days after the last thriller
  Followed by a hundred|followers_100|followers gte 100|A hundred followers or more; hosts are in
  Helpful reporters|helpful_reporters|#helpfulReporter|Reports of theirs were right nine times in ten
  Refunded three times|refunded_3|!refunds_30d|Three refunds in 30 days, of any store
  Post a lot|frequent_posters|!posts_30d, riskScore lt 60|Ten posts in 30 days, without accounts at risk
  Two devices or more|devices_2|deviceCount gte 2|Devices seen in the last 90 days, televisions included
  Won back|won_back|#wonBack, silentDays lte 14|Came back after a recall and stayed
  Never paid, Philippines|ph_unpaid|paidOrders eq 0, registeredDays gte 30|A month here and no order, gifts of friends left out|PH
  Many accounts on a device|shared_device|!accountsOnDevice_all|Four accounts or more on one phone, as the risk rule counts them`)

/**
 * Groups of users: their name, code, kind, purpose, the selections they take in, what they are for, and the country. A
 * static one has no selections: staff loaded its members.
 */
export const groupPlans = rowsOf(`
  Recall for 11.11|d11_recall|dynamic|campaign|mx_silent_30d, trial_ended|Coupon of 11.11 for those who left or let the trial end
  Push for the finale|finale_push|dynamic|push|follow_new|Told an hour before a finale is out
  Home page, test A|home_a|split|home|id_active_7d|Large window first, against the row of rankings first|ID
  Price of the yearly plan|yearly_price|split|price|vip_expiring_7d|Two prices of the yearly plan, agreed with finance
  First pack of shorts|short_first_pack|dynamic|campaign|short_heavy|See the pack of coins with 20 % more
  White list of support|service_list|static|service||Wait no longer than five minutes; kept by the service
  Ramadan, warm-up|ramadan_warmup|dynamic|campaign|ramadan_evening|Get the calendar of series two weeks ahead
  Testers of the next version|beta_next|static|internal||Staff and friends who signed the tester agreement
  Members in Latin America|latam_vip|dynamic|push|paid_30d, vip_expiring_7d|Messages in Spanish about plans and prices|MX
  Guardians of hosts|host_guard|dynamic|push|live_gifters|Told when the host they send gifts to goes live
  Weekend thriller push|weekend_thriller|dynamic|push|thriller_fans, suspense_unpaid|One thriller every Friday evening
  Home layout test|home_layout|split|home|devices_2|Two columns on tablets, against three
  Lapsed payers|lapsed_payers|dynamic|campaign|first_pay_once|Paid once and never again: second order at half price
  TV household|tv_household|dynamic|home|tv_family|See the page made for televisions
  Campus week|campus_week|dynamic|campaign|campus, mx_students|Yearly plan at the price for students
  Gulf launch|gulf_launch|dynamic|push|gulf_high_spend, ramadan_evening|First to hear of titles dubbed into Arabic|SA
  World Cup fans|world_cup|static|push||Took part in the predictions of the last World Cup
  Eid coin rain|eid_coins|dynamic|campaign|ramadan_evening|May take part in the coin rain|SA
  Day of the Dead party|muertos|dynamic|campaign|mx_students, mx_silent_30d|Invited to the rooms of the party|MX
  Shorts Crown voters|shorts_crown|dynamic|push|short_heavy|Reminded of the last day to vote
  Newcomers, first week|newcomers_w1|dynamic|push|new_3d|Three messages in the first week, no more
  Silent hosts|silent_hosts|static|service||Hosts not on air for 30 days, called by their guild
  Guild leaders|guild_leaders|static|service||One account for each guild, renewed every month
  Trial of AI search|ai_search_trial|split|experiment|binge|Search by a sentence, against the box as it is
  Slow networks, Egypt|eg_slow|static|experiment||Start of playback above four seconds, measured by the player team|EG
  Family plan, upgrade|family_upgrade|dynamic|campaign|tv_family|Offered the family plan for six
  Payers without e-mail|payers_no_mail|static|service||Asked for an address, so that bills reach them
  Watch together, test|watch_together|split|experiment|devices_2|Rooms for two, against none
  Music lovers|music|static|push||Listened to three albums of soundtracks in October
  Press and critics|press|static|internal||See titles a week early; list kept by PR`)

function rowsOf(lines: string): readonly (readonly string[])[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split('|'))
}
