import { written } from './written'

/** What a user is asked to do: event, goal and name say the same. */
export const growthTask = written(
  'code group event target integral cycle name',
  `
  sign_in | signIn | signIn | 1 | 10 | day | 每日签到 / Check in today / Registro diario / Absen harian / تسجيل يومي
  sign_in_7 | signIn | signIn | 7 | 100 | week | 连续签到 7 天 / Check in seven days in a row / Siete días seguidos / Absen tujuh hari / سبعة أيام متتالية
  profile_phone | newcomer | bindPhone | 1 | 200 | once | 绑定手机 / Link a phone number / Vincula tu teléfono / Tautkan nomor / اربط هاتفك
  profile_email | newcomer | bindEmail | 1 | 100 | once | 绑定邮箱 / Link an e-mail address / Vincula tu correo / Tautkan email / اربط بريدك
  push_on | newcomer | openPush | 1 | 50 | once | 开启推送通知 / Turn on notifications / Activa las notificaciones / Aktifkan notifikasi / فعّل الإشعارات
  first_title | newcomer | finishTitle | 1 | 150 | once | 看完第一部剧 / Finish your first title / Termina tu primer título / Tamatkan judul pertama / أنه أول عنوان
  first_top_up | newcomer | topUp | 1 | 500 | once | 首次充值 / First top-up / Primera recarga / Isi ulang pertama / أول شحن
  watch_30 | daily | watchMinutes | 30 | 20 | day | 观看 30 分钟 / Watch for 30 minutes / Mira 30 minutos / Tonton 30 menit / شاهد ٣٠ دقيقة
  watch_60 | daily | watchMinutes | 60 | 40 | day | 观看 60 分钟 / Watch for an hour / Mira una hora / Tonton sejam / شاهد ساعة
  episodes_3 | daily | watchEpisodes | 3 | 20 | day | 看完 3 集 / Watch three episodes / Mira tres capítulos / Tonton tiga episode / شاهد ثلاث حلقات
  comment_1 | daily | comment | 1 | 10 | day | 发布一条评论 / Post a comment / Publica un comentario / Tulis komentar / اكتب تعليقا
  share_1 | daily | share | 1 | 15 | day | 分享一部剧 / Share a series / Comparte una serie / Bagikan serial / شارك مسلسلا
  live_10 | daily | watchLive | 10 | 15 | day | 看直播 10 分钟 / Ten minutes in a live room / Diez minutos en vivo / Sepuluh menit live / عشر دقائق مباشر
  gift_1 | daily | sendGift | 1 | 30 | day | 给主播送礼物 / Send a gift to a host / Envía un regalo / Kirim hadiah ke host / أرسل هدية لمضيف
  game_3 | daily | playGame | 3 | 20 | day | 玩 3 局游戏 / Play three rounds / Juega tres rondas / Main tiga ronde / العب ثلاث جولات
  ad_1 | watchAd | watchAd | 1 | 10 | day | 看一条广告 / Watch an advert / Mira un anuncio / Tonton iklan / شاهد إعلانا
  ad_5 | watchAd | watchAd | 5 | 60 | day | 看五条广告 / Watch five adverts / Mira cinco anuncios / Tonton lima iklan / شاهد خمسة إعلانات
  finish_2 | weekly | finishTitle | 2 | 150 | week | 本周追完两部短剧 / Finish two shorts this week / Termina dos cortos / Tamatkan dua drama pendek / أنه مسلسلين قصيرين
  post_3 | weekly | post | 3 | 80 | week | 本周发 3 条动态 / Three posts this week / Tres publicaciones / Tiga postingan / ثلاثة منشورات
  follow_3 | weekly | follow | 3 | 60 | week | 关注三位主播 / Follow three hosts / Sigue a tres anfitriones / Ikuti tiga host / تابع ثلاثة مضيفين
  invite_1 | growth | invite | 1 | 300 | once | 邀请一位好友 / Invite a friend / Invita a un amigo / Ajak satu teman / ادع صديقا
  invite_5 | growth | invite | 5 | 2000 | once | 邀请五位好友 / Invite five friends / Invita a cinco amigos / Ajak lima teman / ادع خمسة أصدقاء
  rate_app | growth | rate | 1 | 100 | once | 给应用评分 / Rate the app / Califica la app / Beri nilai aplikasi / قيّم التطبيق
  proof_store | growth | uploadProof | 1 | 200 | once | 上传商店好评截图 / Send a picture of your store review / Envía tu reseña / Kirim ulasanmu / أرسل تقييمك
  member_day | limited | topUp | 1 | 1111 | once | 双十一充值任务 / Top up on 11.11 / Recarga el 11.11 / Isi ulang 11.11 / اشحن في ١١٫١١
  world_cup | limited | watchLive | 90 | 300 | once | 看完一场世界杯 / Watch a whole World Cup match / Un partido del Mundial / Satu laga Piala Dunia / مباراة كاملة
  survey_1 | partner | survey | 1 | 250 | once | 完成一份问卷 / Answer a survey / Responde una encuesta / Isi survei / أجب عن استبيان
  partner_install | partner | partnerEvent | 1 | 800 | once | 安装合作应用 / Install a partner's app / Instala la app asociada / Pasang aplikasi mitra / ثبّت تطبيق شريك`,
)

/** What is won: the kind and the amount are those that the name speaks of. */
export const activityReward = written(
  'code kind amount unitCost currency name',
  `
  COIN_10 | coin | 10 | 7 | USD | 金币 ×10 / 10 coins / 10 monedas / 10 koin / ١٠ عملات
  COIN_100 | coin | 100 | 70 | USD | 金币 ×100 / 100 coins / 100 monedas / 100 koin / ١٠٠ عملة
  COIN_500 | coin | 500 | 350 | USD | 金币 ×500 / 500 coins / 500 monedas / 500 koin / ٥٠٠ عملة
  COIN_2000 | coin | 2000 | 1400 | USD | 金币 ×2000 / 2,000 coins / 2.000 monedas / 2.000 koin / ٢٠٠٠ عملة
  POINT_50 | integral | 50 | 1 | USD | 积分 ×50 / 50 points / 50 puntos / 50 poin / ٥٠ نقطة
  POINT_500 | integral | 500 | 5 | USD | 积分 ×500 / 500 points / 500 puntos / 500 poin / ٥٠٠ نقطة
  VIP_1 | vipDays | 1 | 16 | USD | VIP 1 天 / A day of VIP / Un día VIP / VIP sehari / يوم VIP
  VIP_3 | vipDays | 3 | 48 | USD | VIP 3 天 / 3 days of VIP / 3 días VIP / VIP 3 hari / VIP ٣ أيام
  VIP_7 | vipDays | 7 | 112 | USD | VIP 7 天 / 7 days of VIP / 7 días VIP / VIP 7 hari / VIP ٧ أيام
  VIP_30 | vipDays | 30 | 499 | USD | VIP 月卡 / A month of VIP / Un mes VIP / VIP sebulan / شهر VIP
  FRAME_STAR | dress | 1 | 0 | USD | 星空头像框 30 天 / Starry sky frame, 30 days / Marco estelar / Bingkai bintang / إطار النجوم
  ENTRANCE_FIRE | dress | 1 | 0 | USD | 烈焰进场 7 天 / Blazing entrance, 7 days / Entrada en llamas / Masuk berapi / دخول ناري
  GIFT_ROSE | gift | 10 | 7 | USD | 玫瑰 ×10 / Ten roses / Diez rosas / Sepuluh mawar / عشر ورود
  GIFT_BEAR | gift | 1 | 69 | USD | 小熊 ×1 / A teddy bear / Un osito / Boneka beruang / دبدوب
  COUPON_20 | coupon | 1 | 100 | USD | 会员八折券 / 20% off VIP / 20% en VIP / Diskon 20% VIP / خصم ٢٠٪
  COUPON_50 | coupon | 1 | 250 | USD | 会员五折券 / Half price on VIP / VIP a mitad de precio / VIP diskon 50% / نصف السعر
  PASS_100 | gatePassPoint | 100 | 0 | USD | 通行证经验 ×100 / 100 pass points / 100 puntos de pase / 100 poin pass / ١٠٠ نقطة
  BADGE_YEAR | badge | 1 | 0 | USD | 年度勋章 / Badge of the year / Insignia del año / Lencana tahun / وسام العام
  BADGE_PROPHET | badge | 1 | 0 | USD | 世界杯预言家 / World Cup prophet / Profeta del Mundial / Peramal Piala Dunia / نبي كأس العالم
  CASH_1 | cash | 1 | 100 | USD | 现金 1 美元 / One dollar / Un dólar / Satu dolar / دولار واحد
  CASH_5 | cash | 5 | 500 | USD | 现金 5 美元 / Five dollars / Cinco dólares / Lima dolar / خمسة دولارات
  BOX_MERCH | physical | 1 | 1800 | USD | 品牌周边礼包 / Merchandise box / Caja de regalos / Paket merchandise / صندوق هدايا
  PHONE | physical | 1 | 29900 | USD | 手机一部 / A phone / Un teléfono / Sebuah ponsel / هاتف
  NOTHING | coin | 1 | 1 | USD | 谢谢参与 / Better luck next time / Suerte la próxima / Coba lagi / حظا أوفر`,
)

export const integralGoods = written(
  'code kind price category name',
  `
  coins_60 | virtual | 600 | coin | 60 金币 / 60 coins
  coins_300 | virtual | 2900 | coin | 300 金币 / 300 coins
  vip_1 | virtual | 1500 | vip | VIP 1 天 / A day of VIP
  vip_7 | virtual | 9000 | vip | VIP 7 天 / A week of VIP
  vip_30 | virtual | 33000 | vip | VIP 月卡 / A month of VIP
  unlock_5 | virtual | 800 | coin | 短剧解锁 5 集 / Five episode unlocks
  coupon_20 | coupon | 500 | vip | 会员八折券 / 20% off VIP
  coupon_half | coupon | 2000 | vip | 会员五折券 / Half price on VIP
  draw_1 | lottery | 100 | lucky | 幸运抽奖一次 / One lucky draw
  draw_10 | lottery | 950 | lucky | 幸运抽奖十次 / Ten lucky draws
  topup_id | carrierTopUp | 12000 | topUp | 印尼话费 2.5 万盾 / 25,000 IDR of phone credit
  topup_mx | carrierTopUp | 18000 | topUp | 墨西哥话费 50 比索 / 50 MXN of phone credit
  topup_ph | carrierTopUp | 10000 | topUp | 菲律宾话费 100 比索 / 100 PHP of phone credit
  card_play | giftCard | 60000 | topUp | Google Play 礼品卡 5 美元 / Google Play card, USD 5
  card_apple | giftCard | 120000 | topUp | App Store 礼品卡 10 美元 / App Store card, USD 10
  mug | physical | 45000 | lifestyle | 米朵马克杯 / Mido mug
  shirt | physical | 80000 | lifestyle | 限定 T 恤 / Limited T-shirt
  earbuds | physical | 260000 | lifestyle | 蓝牙耳机 / Wireless earbuds`,
)

export const integralApi = written(
  'code kind direction partner',
  `
  offerwall_north | offerWall | inbound | Northwind Offers
  offerwall_tap | offerWall | inbound | Taplight
  survey_pulse | survey | inbound | Pulse Surveys
  survey_latam | survey | inbound | Opina Latam
  ads_reward | adNetwork | both | Rewardly Ads
  ads_video | adNetwork | both | Clipfold
  game_oasis | game | both | Oasis Games
  shop_harbor | ecommerce | outbound | Harbor Mall
  internal_live | internal | both | Live platform
  internal_shorts | internal | both | Shorts platform`,
)

export const prizePool = written(
  'type startBalance minBalance maxSinglePrize dailyPayoutCap name',
  `
  luckGift | 5000000 | 500000 | 200000 | 3000000 | Lucky gifts, all areas
  luckGift | 2000000 | 200000 | 100000 | 1000000 | Lucky gifts, Gulf
  blindBox | 1000000 | 100000 | 50000 | 500000 | Blind boxes
  jackpot | 10000000 | 2000000 | 5000000 | 5000000 | Jackpot, grand
  jackpot | 800000 | 100000 | 80000 | 300000 | Jackpot, mini
  activity | 3000000 | 0 | 20000 | 400000 | Lucky Wheel
  activity | 1500000 | 0 | 10000 | 200000 | 11.11 Member Day
  activity | 500000 | 0 | 5000 | 100000 | Predictions of the league final`,
)

export const vipPackage = written(
  'scene audience name headline',
  `
  vipCentre | all | VIP centre, standard | 开通会员，畅看全站 / Everything, without waiting
  vipCentre | newUser | VIP centre, newcomers | 首月特惠 / Your first month for less
  vipCentre | lapsed | VIP centre, returning members | 欢迎回来 / Welcome back
  playerBlocked | nonVip | At a members' episode | 会员抢先看 / See it before the others
  downloadBlocked | nonVip | At a download | 开通后可下载 / Download with VIP
  adSkip | nonVip | When adverts are skipped | 会员免广告 / No adverts with VIP
  renewal | vip | Renewal, a week before the end | 续费立减 / Renew and save
  exitOffer | nonVip | On leaving the VIP centre | 再看一眼 / One more offer
  vipCentre | group | 11.11 Member Day | 双十一会员节 / 11.11 Member Day
  vipCentre | group | Ramadan | 斋月会员 / VIP for Ramadan`,
)

export const vipConfiguration = written(
  'style theme audience name title',
  `
  cards | dark | all | VIP centre 2026 | 会员中心 / VIP centre
  cards | light | nonVip | VIP centre, light | 会员中心 / VIP centre
  table | dark | all | Comparison of tiers | 权益对比 / What each tier holds
  video | dark | nonVip | With a film on top | 会员中心 / VIP centre
  cards | festival | all | Ramadan | 斋月会员 / VIP for Ramadan
  cards | festival | all | 11.11 Member Day | 双十一会员节 / 11.11 Member Day
  cards | dark | lapsed | For returning members | 欢迎回来 / Welcome back`,
)

export const vipActivity = written(
  'kind audience name title',
  `
  sale | all | 11.11 Member Day | 双十一会员节 / 11.11 Member Day
  sale | nonVip | Black Friday | 黑色星期五 / Black Friday
  sale | group | Ramadan offer | 斋月特惠 / Ramadan offer
  buyGift | all | A year with a merchandise box | 买年卡送周边 / A gift with every year
  buyGift | nonVip | Monthly plan with coins | 买月卡送金币 / Coins with every month
  lottery | vip | Members' draw | 会员抽奖 / Members' draw
  renewReward | vip | Reward for renewing | 续费有礼 / Renew and be rewarded
  winBack | lapsed | Come back to VIP | 会员回归礼 / Come back to VIP
  winBack | cancelled | Before the last day | 先别走 / Before you leave
  birthday | vip | Birthday gift | 生日礼 / A gift for your birthday
  bundle | all | VIP and sports pass | 会员＋体育通行证 / VIP and sports
  newUserTrial | newUser | Seven days on trial | 七天试用 / Seven days on trial`,
)

export const vipDiscountCase = written(
  'kind audience name',
  `
  introPrice | neverPaid | First month at half price
  introPrice | neverPaid | First quarter for less
  freeTrial | neverPaid | Seven days on trial
  freeTrial | neverPaid | Three days on trial, Indonesia
  percentOff | all | 11.11 Member Day
  percentOff | all | Black Friday
  percentOff | group | Campus days
  fixedPrice | group | Ramadan offer, Gulf
  fixedPrice | group | Independence Day, Indonesia
  extraDays | all | A week more with every year
  extraDays | active | Three days for renewing early
  winBack | lapsed | Back within thirty days
  winBack | lapsed | Back after half a year
  upgrade | active | From VIP to Super VIP
  upgrade | active | From Super VIP to Family`,
)

export const vipCodeBatch = written(
  'kind purpose count days name',
  `
  single | partner | 5000 | 30 | Telco bundle, Indonesia
  single | partner | 2000 | 30 | TV maker, Mexico
  single | partner | 1000 | 90 | Bank cards, Gulf
  single | sale | 10000 | 30 | Cards sold in shops
  single | sale | 3000 | 365 | Yearly cards sold in shops
  shared | activity | 20000 | 3 | 11.11 code
  shared | activity | 50000 | 1 | Derby night code
  single | compensation | 800 | 7 | After the outage of October
  single | press | 60 | 90 | Press and critics
  single | internal | 120 | 365 | Staff
  shared | activity | 5000 | 7 | Campus days
  single | partner | 1500 | 30 | Airline loungers`,
)

export const biscuitExchange = written(
  'getKind biscuits getAmount name',
  `
  coins | 100 | 100 | 100 coins
  coins | 480 | 500 | 500 coins
  coins | 1800 | 2000 | 2,000 coins
  coins | 8500 | 10000 | 10,000 coins
  integral | 50 | 500 | 500 points
  vipDays | 300 | 7 | A week of VIP
  vipDays | 1000 | 30 | A month of VIP
  gift | 200 | 1 | A teddy bear to give`,
)

export const shortPayPlan = written(
  'scope methods freeEpisodes coinsPerEpisode name',
  `
  default | [coin, ad, vip] | 10 | 60 | Worldwide
  default | [coin, bundle, ad] | 8 | 40 | Indonesia
  default | [coin, bundle, vip] | 10 | 80 | United States and Europe
  default | [coin, ad] | 12 | 50 | Latin America
  default | [coin, bundle, whole] | 6 | 90 | Gulf
  tags | [coin, bundle] | 8 | 70 | Billionaire romance
  tags | [coin, bundle] | 8 | 70 | Revenge and rebirth
  tags | [ad, wait] | 20 | 20 | Library, older than a year
  titles | [coin, whole] | 5 | 100 | First-run shorts
  titles | [vip, whole] | 3 | 120 | Exclusive to Super VIP
  single | [coin, bundle] | 10 | 50 | Shorts Crown finalists
  single | [ad] | 15 | 10 | Free with adverts
  default | [coin, ad, wait] | 10 | 60 | Test: wait a day for an episode
  default | [coin, ad] | 10 | 45 | Test: lower price
  tags | [coin, integral] | 10 | 60 | Test: points for an episode`,
)
