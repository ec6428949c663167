import { written } from './written'

export const questionCategory = written(
  'code name',
  `
  payments | 充值与支付 / Payments / Pagos / Pembayaran / المدفوعات
  vip | 会员服务 / VIP / VIP / VIP / VIP
  playback | 播放问题 / Playback / Reproducción / Pemutaran / التشغيل
  account | 账号安全 / Account and safety / Cuenta y seguridad / Akun dan keamanan / الحساب والأمان
  live | 直播与礼物 / Live and gifts / En vivo y regalos / Live dan hadiah / المباشر والهدايا
  events | 活动与任务 / Events and tasks / Eventos y tareas / Acara dan tugas / الفعاليات والمهام
  titles | 内容与字幕 / Titles and subtitles / Títulos y subtítulos / Judul dan subtitle / العناوين والترجمة
  community | 社区规范 / Community rules / Reglas / Aturan komunitas / قواعد المجتمع`,
)

export const question = written(
  'category>questionCategory title answer keywords',
  `
  1 | 为什么付款了没有到账？ / Why have my coins not arrived? | 支付成功后一般 5 分钟内到账。超过半小时请在“我的－订单”里点“未到账”，我们会核对渠道流水。 / Coins arrive within five minutes. After half an hour open Me, Orders and choose “Not arrived”; we check with the store. | 到账, 充值 / coins, missing
  1 | 如何申请退款？ / How do I ask for a refund? | 7 天内且未使用的订单可在“我的－订单”申请退款，原路退回需 3–10 天。 / Within seven days, if nothing of it was used: Me, Orders, Refund. It comes back the way you paid, in 3 to 10 days. | 退款 / refund
  1 | 支持哪些支付方式？ / Which ways to pay are there? | 支持应用商店、银行卡、电子钱包和话费支付，以结算页显示为准。 / Stores, cards, wallets and your phone bill; the checkout shows those of your country. | 支付方式 / pay, wallet
  1 | 为什么价格与朋友不同？ / Why does my friend pay another price? | 价格按地区和商店定价，活动期间新用户可能有优惠。 / Prices follow your country and store; newcomers may have an offer. | 价格 / price
  2 | 如何取消自动续费？ / How do I cancel the renewal? | 在购买时的商店里取消；取消后当期仍然有效。 / In the store where you bought it. The running period stays yours. | 续费, 取消 / cancel, renewal
  2 | 会员可以几台设备使用？ / How many devices can use VIP? | 会员 4 台、超级会员 6 台、家庭会员 10 台；同时观看数以方案为准。 / VIP four, Super VIP six, Family ten; the plan says how many may watch at once. | 设备 / devices
  2 | 会员到期前会提醒吗？ / Am I told before VIP ends? | 到期前 7 天和 1 天会推送提醒。 / Yes, seven days and one day before. | 到期 / ends
  3 | 视频卡顿怎么解决？ / The video keeps stopping | 请先降低清晰度并切换网络；仍卡顿请在播放页提交反馈，我们能看到线路情况。 / Lower the quality and change the network. If it goes on, send feedback from the player; we see the route. | 卡顿 / buffering
  3 | 怎么投屏到电视？ / How do I watch on TV? | 手机与电视连同一个 Wi-Fi，点播放页右上角的投屏。 / Put phone and TV on the same Wi-Fi and tap the cast icon in the player. | 投屏 / cast, tv
  3 | 下载的剧在哪里？ / Where are my downloads? | 在“我的－下载”。会员到期后需重新联网验证。 / Under Me, Downloads. After VIP ends they ask to go online once. | 下载 / downloads
  4 | 忘记密码怎么办？ / I forgot my password | 登录页点“忘记密码”，用绑定的手机或邮箱找回。 / Tap “Forgot password” and use your phone or e-mail. | 密码 / password
  4 | 如何修改绑定手机？ / How do I change my phone number? | “设置－账号安全－手机号”，验证旧号码后绑定新号码。 / Settings, Account safety, Phone: confirm the old number, then the new one. | 手机 / phone
  4 | 如何删除账号？ / How do I delete my account? | “设置－账号安全－注销”。30 天内登录可撤销。 / Settings, Account safety, Delete. Sign in within thirty days to change your mind. | 注销 / delete
  4 | 被误封了怎么申诉？ / My account was banned by mistake | 在提示页点“申诉”，一到两个工作日内答复。 / Choose “Appeal” on the notice; we answer within two working days. | 申诉 / appeal, ban
  5 | 怎么成为主播？ / How do I become a host? | 年满 18 岁并完成实名认证后，在“我的－开播”申请。 / From 18 on, with a confirmed identity: Me, Go live. | 主播 / host
  5 | 提现多久到账？ / When does my cash-out arrive? | 审核通过后 3–5 个工作日。 / Three to five working days after it is approved. | 提现 / cash-out
  5 | 礼物送错了可以退吗？ / I sent the wrong gift | 送出的礼物一般不退；误操作可在 10 分钟内联系客服。 / Gifts are not returned; after a slip write to us within ten minutes. | 礼物 / gift
  6 | 任务奖励什么时候发？ / When do rewards arrive? | 完成后 24 小时内，到“我的－钱包”查看。 / Within 24 hours; see Me, Wallet. | 奖励 / reward
  6 | 邀请好友为什么没算？ / Why did my invitation not count? | 好友须用新设备注册并观看 30 分钟。 / Your friend needs a new device and thirty minutes of watching. | 邀请 / invite
  7 | 为什么有的剧看不了？ / Why is a title missing in my country? | 版权按地区授权，我们会尽快争取。 / Rights are sold by country; we keep asking for yours. | 版权, 地区 / country
  7 | 字幕不同步怎么办？ / The subtitles are late | 播放页“字幕－偏移”可以调整，并请反馈给我们。 / Shift them in the player under Subtitles, and tell us. | 字幕 / subtitles
  7 | 可以求片吗？ / Can I ask for a title? | 可以，在“帮助－求片”里留言，热门的会优先采购。 / Yes, under Help, Ask for a title. What many ask for comes first. | 求片 / request
  8 | 为什么我的评论不见了？ / Where has my comment gone? | 违反社区规范的评论会被隐藏，消息里有原因。 / Comments against the rules are hidden; a message says why. | 评论 / comment
  8 | 怎么关闭推送？ / How do I turn notifications off? | “设置－通知”里按类型关闭。 / Settings, Notifications, each kind by itself. | 推送 / notifications`,
)

export const replyTemplate = written(
  'code categories setsResolution name text',
  `
  coins_late | [payment] | answered | Coins not arrived yet | 您好，款项已收到，金币将在 30 分钟内到账。 / We have your payment; the coins arrive within half an hour.
  coins_added | [payment] | fixed | Coins added by hand | 您好，已为您补发金币，请重新打开钱包查看。 / We have added your coins. Please open your wallet again.
  refund_done | [payment, vip] | refunded | Refund is done | 退款已提交，将在 3–10 天内原路退回。 / Your refund is on its way and takes 3 to 10 days.
  refund_no | [payment] | rejected | Refund refused, used up | 该订单的金币已使用，按规则无法退款，抱歉。 / The coins of this order are spent, so it cannot be refunded. We are sorry.
  renew_off | [vip] | answered | How to stop the renewal | 请在购买时的应用商店取消续费，当期仍有效。 / Please cancel in the store; the running period stays yours.
  vip_days | [vip] | fixed | VIP days made up for | 已为您补偿 3 天会员，感谢理解。 / We have added three days of VIP. Thank you for your patience.
  buffering | [playback] | answered | Buffering, first steps | 请降低清晰度并切换网络，仍有问题请告诉我们时间和剧名。 / Please lower the quality and change the network; if it goes on, tell us when and which title.
  audio_sync | [playback] | fixed | Audio out of sync, mended | 该集已重新转码，请重新进入播放。 / This episode was encoded again; please open it once more.
  subtitles_fixed | [subtitle] | fixed | Subtitles corrected | 字幕已修正，感谢您的反馈。 / The subtitles are corrected. Thank you for telling us.
  wish_noted | [contentRequest] | answered | Title wished for | 已记录您的求片，上线后会通知您。 / We have noted your wish and tell you when it is here.
  wish_added | [contentRequest] | contentAdded | Wished title is here | 您想看的剧已上线，祝观影愉快！ / The title you asked for is here. Enjoy it!
  ban_checked | [account] | rejected | Ban stands | 经复核，封禁理由成立，将于到期后自动解除。 / We looked again: the ban stands and ends by itself.
  ban_lifted | [account] | fixed | Ban lifted | 经复核，已解除封禁，抱歉给您带来不便。 / We looked again and lifted the ban. We are sorry.
  crash_log | [crash] | cannotReproduce | Crash, asks for a log | 请更新到最新版本；若仍闪退，请回复手机型号和系统版本。 / Please update; if it still crashes, write us your phone's model and system.
  idea | [suggestion] | answered | Thanks for an idea | 谢谢建议，已转给产品同事。 / Thank you, we have passed it on to our product team.
  host_report | [live] | answered | Report about a host received | 已收到举报，我们会在 24 小时内处理。 / We have your report and act within 24 hours.`,
)

export const reviewReason = written(
  'code group severity subjects fixable name',
  `
  SX10 | sexual | critical | [episode, title, post] | false | 裸露 / Nudity
  SX20 | sexual | serious | [episode, title, post] | true | 低俗擦边 / Suggestive content
  SX30 | sexual | minor | [title, post] | true | 封面性暗示 / Suggestive cover
  MN10 | minors | critical | [episode, title, post] | false | 涉未成年人不当内容 / Minors shown unfitly
  MN20 | minors | serious | [post] | false | 疑似未成年人 / Possibly a minor
  VL10 | violence | critical | [episode, title, post] | false | 虐杀或酷刑 / Killing or torture
  VL20 | violence | serious | [episode, post] | true | 血腥画面 / Blood
  HT10 | hate | critical | [episode, post] | false | 仇恨言论 / Hate speech
  HR10 | harassment | serious | [post] | false | 辱骂攻击 / Insults
  SH10 | selfHarm | critical | [episode, post] | true | 自残或自杀 / Self-harm
  RG10 | regulated | serious | [episode, post] | true | 吸毒或贩毒 / Drugs
  RG20 | regulated | serious | [post] | false | 赌博推广 / Advertising for gambling
  FR10 | fraud | critical | [post] | false | 诈骗 / Fraud
  SP10 | spam | minor | [post] | false | 广告引流 / Advertising elsewhere
  SP20 | spam | minor | [post] | true | 重复内容 / Duplicate
  CR10 | copyright | serious | [episode, title, post] | false | 侵犯版权 / Breach of copyright
  CR20 | copyright | minor | [episode, title] | true | 他站水印 / Another platform's watermark
  RL10 | religion | serious | [episode, title, post] | true | 冒犯宗教 / Offends a religion
  PL10 | politics | serious | [episode, post] | false | 敏感时政 / Sensitive politics
  TC10 | technical | minor | [episode] | true | 画质过低 / Quality too low
  TC20 | technical | minor | [episode] | true | 音画不同步 / Audio out of sync
  TC30 | technical | minor | [episode] | true | 黑屏或花屏 / Black or broken picture
  SB10 | subtitle | minor | [episode] | true | 字幕缺失 / Subtitles missing
  SB20 | subtitle | minor | [episode] | true | 字幕错译 / Subtitles mistranslated
  MD10 | metadata | minor | [title] | true | 标题与内容不符 / Title does not match
  MD20 | metadata | minor | [title] | true | 简介剧透 / Synopsis gives the plot away
  RT10 | rating | serious | [episode, title] | true | 分级过低 / Age rating too low`,
)

export const loginMethod = written(
  'method registerAllowed recommended appId',
  `
  phoneCode | true | true | SMS
  phoneOneTap | true | false | one-tap-ironplayer
  email | true | false | mail
  google | true | true | 884201937465.apps.googleusercontent.example
  apple | true | true | app.ironplayer.signin
  facebook | true | false | fb1184206317790452
  line | true | false | line-2006318842
  telegram | true | false | IronPlayerBot
  whatsapp | true | true | wa-106540352242922
  guest | true | false | guest`,
)

export const smsProvider = written(
  'vendor kind enabled name',
  `
  aliyun | sms | true | Alibaba Cloud SMS
  tencent | sms | true | Tencent Cloud SMS
  twilio | sms | true | Twilio
  infobip | sms | true | Infobip
  vonage | sms | true | Vonage
  whatsapp | whatsapp | true | WhatsApp Business
  voice | voice | true | Voice calls
  nexmo | flashCall | false | Flash calls`,
)

export const crawlSource = written(
  'code name siteUrl schedule trust ratePerMinute enabled licenceNote allowed',
  `
  film_archive | Open Film Archive | https://films.example.org | 0 3 * * * | 80 | 60 | true | Open data, with attribution | [names, birth, credits]
  drama_wiki | Drama Wiki | https://drama.example.org | 0 */6 * * * | 55 | 30 | true | Creative Commons, with attribution | [names, bio, portrait, credits]
  awards_db | Awards Database | https://awards.example.org | 0 4 * * 1 | 90 | 20 | true | Agreement of March 2026 | [names, awards]
  cast_agency | Cast Agency Feed | https://cast.example.com | 30 2 * * * | 85 | 120 | true | Contract CA-118 | [names, birth, portrait, social]
  anime_index | Anime Index | https://anime.example.org | 0 5 * * 1 | 60 | 30 | true | Open data | [names, credits]
  studio_press | Studio press kits | https://press.example.com | 0 1 * * * | 75 | 10 | true | Given by the studios | [names, bio, portrait]`,
)

export const telegramChannel = written(
  'handle kind purpose language>language name',
  `
  @IronPlayerNews | channel | news | 2 | Iron Player News
  @IronPlayerID | channel | news | 3 | Iron Player Indonesia
  @IronPlayerMX | channel | news | 4 | Iron Player México
  @IronPlayerGulf | channel | news | 5 | Iron Player الخليج
  @IronPlayerHelp | bot | support | 2 | Iron Player Help
  @IronShortsFans | group | fans | 2 | Iron Shorts fans
  @IronDramaID | group | fans | 3 | Pecinta drama
  @IronHosts | channel | anchorRecruiting | 2 | Become a host
  @IronGuilds | group | guild | 2 | Guild leaders
  @IronOnCall | group | staffAlerts | 2 | On call`,
)

export const officialInfo = written(
  'key kind value title',
  `
  support.email | email | help@iron-player.example | 客服邮箱 / Support e-mail
  press.email | email | press@iron-player.example | 媒体联系 / Press
  rights.email | email | rights@iron-player.example | 版权投诉 / Copyright complaints
  ads.email | email | ads@iron-player.example | 广告合作 / Advertising
  support.phone.id | phone | +62 21 555 0100 | 印尼热线 / Hotline, Indonesia
  support.phone.mx | phone | +52 55 5555 0100 | 墨西哥热线 / Hotline, Mexico
  support.whatsapp | whatsapp | +62 811 555 0101 | WhatsApp 客服 / Support on WhatsApp
  site.main | website | https://www.iron-player.example | 官网 / Website
  site.hosts | website | https://hosts.iron-player.example | 主播招募 / Become a host
  social.instagram | social | https://social.example.com/ironplayer | 官方账号 / Our page
  social.telegram | social | https://t.me/IronPlayerNews | Telegram 频道 / Telegram channel
  office.address | address | 8 Harbour Road, Singapore | 公司地址 / Office
  legal.terms | legalLink | https://www.iron-player.example/terms | 用户协议 / Terms of service
  legal.privacy | legalLink | https://www.iron-player.example/privacy | 隐私政策 / Privacy policy`,
)

export const updatePrompt = written(
  'frequency title text',
  `
  once | 新版本已就绪 / A new version is ready | 播放更稳，下载可断点续传。 / Steadier playback, and downloads go on where they stopped.
  every3Days | 短剧体验升级 / Better shorts | 竖屏播放器全新改版。 / The vertical player is made anew.
  weekly | 请更新以继续收到通知 / Update to keep your notifications | 旧版本的推送服务即将停用。 / The old push service ends soon.
  once | 直播间降噪上线 / Less noise in rooms | 连麦更清晰。 / Guests are heard more clearly.
  everyLaunch | 旧版本即将停用 / This version ends soon | 请在月底前更新。 / Please update before the end of the month.
  once | 全新会员中心 / A new VIP centre | 权益一目了然。 / All benefits at a glance.`,
)

export const incomePolicy = written(
  'payee liveKinds giftShare luckyGiftShare name',
  `
  independentAnchor | [video, voice, multiGuest, game, sports] | 35 | 10 | Independent hosts, worldwide
  guildAnchor | [video, voice, multiGuest, game, sports] | 40 | 10 | Guild hosts, worldwide
  guild | [video, voice, multiGuest, game, sports] | 12 | 2 | Guilds, worldwide
  guild | [video, voice, multiGuest] | 15 | 3 | Guilds of grade S
  independentAnchor | [video, voice] | 45 | 12 | Hosts of grade S
  guildAnchor | [voice, multiGuest] | 38 | 10 | Voice rooms, Gulf
  guildAnchor | [video] | 42 | 10 | Newcomers, first three months
  independentAnchor | [sports] | 30 | 5 | Sports commentators
  guildAnchor | [game] | 36 | 8 | Gaming hosts, Indonesia
  guild | [video, voice, multiGuest, game, sports] | 10 | 2 | Guilds on probation`,
)
