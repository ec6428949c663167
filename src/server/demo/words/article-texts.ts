import { phrases, type Phrase } from './phrases'

/** What the articles of the app say, a paragraph a line; later editions say all of it, earlier ones lack the last. */
export const articleTexts: Readonly<Record<string, readonly Phrase[]>> = {
  terms: phrases(`
    1. 注册即表示你同意本协议；未满 13 岁者须由监护人代为注册。 | 1. By signing up you agree to these terms; whoever is under 13 needs a guardian to sign up for them.
    2. 账号仅供本人使用，不得出租、出售或转让。 | 2. Your account is for you alone and may not be let, sold or given away.
    3. 不得录制、下载后传播或公开放映平台上的影片与直播。 | 3. Films and live rooms may not be recorded, passed on or shown in public.
    4. 金币与礼物是虚拟物品，除法律另有规定外不可兑换现金。 | 4. Coins and gifts are virtual; they cannot be changed into money unless the law says otherwise.
    5. 违反本协议的账号会被警告、限制或封禁，你可以在 15 天内申诉。 | 5. Accounts that break these terms are warned, limited or closed; you may appeal within 15 days.
    6. 在应用商店购买的服务，退款按该商店的规则办理。 | 6. What is bought in an app store is refunded by the rules of that store.`),
  privacy: phrases(`
    1. 我们收集账号资料、设备型号、观看记录与付款结果，用于提供服务与推荐。 | 1. We collect account data, the kind of device, what is watched and the result of payments, to serve and to recommend.
    2. 我们不收集通讯录、短信与精确位置。 | 2. We do not collect contacts, text messages or exact places.
    3. 付款由支付机构处理，我们看不到完整卡号。 | 3. Payments are handled by payment companies; we never see a whole card number.
    4. 你可以在“我的－设置－隐私”中查看、导出或删除个人资料，30 天内完成。 | 4. Under Me, Settings, Privacy you can see, export or delete your data; it is done within 30 days.
    5. 资料保存在新加坡与法兰克福，跨境传输按当地法律进行。 | 5. Data is kept in Singapore and Frankfurt and is moved across borders as local law asks.
    6. 个性化推荐可以随时关闭，关闭后只按热度推荐。 | 6. Personal recommendations can be switched off; then only popularity counts.`),
  vip: phrases(`
    1. 会员自付款成功时生效，有效期内可观看会员影片并跳过广告。 | 1. Membership begins with the payment; it opens titles for members and leaves out adverts.
    2. 同一账号可在五台设备登录，同时播放不超过两台。 | 2. An account may be signed in on five devices and play on two of them at a time.
    3. 单独购买的影片与体育赛事不包含在会员内。 | 3. Titles and matches that are sold one by one are not part of it.
    4. 影片因版权到期下架时，会员费不退还，但不影响其他权益。 | 4. When a title goes because its licence ends, the fee is not returned; other benefits stay.
    5. 年度会员可与两位家人共享。 | 5. Yearly members may share with two of their family.`),
  renewal: phrases(`
    1. 开通自动续费后，每个周期结束前 24 小时内按当时价格扣款。 | 1. With renewal on, the price of the day is taken within 24 hours before each period ends.
    2. 在应用商店或“我的－会员－自动续费”中可随时取消，已付周期继续有效。 | 2. Cancel at any time in the store or under Me, VIP, Renewal; the period that is paid stays valid.
    3. 扣款失败时我们会在三天内再试两次，之后停止续费。 | 3. When a payment fails it is tried twice more within three days, then renewal stops.
    4. 价格上调前 30 天会通知你，未同意则不再续费。 | 4. You are told 30 days before a price rises; unless you agree, renewal stops.`),
  hosts: phrases(`
    1. 主播须年满 18 岁并完成实名与人脸认证。 | 1. Hosts are 18 or older and have shown their identity and their face.
    2. 礼物收益按收益政策折算为饼干，每月结算一次。 | 2. What gifts earn is turned into biscuits by the income policy and settled once a month.
    3. 每月有效开播不足 20 小时的，不参加当月任务奖励。 | 3. With less than 20 valid hours in a month there are no task rewards for it.
    4. 不得引导观众私下转账或到其他平台交易。 | 4. Viewers may not be led to pay in private or elsewhere.
    5. 更换公会须提前 15 天申请。 | 5. A change of guild is asked for 15 days ahead.`),
  guilds: phrases(`
    1. 公会须为依法登记的公司，并对旗下主播的行为负责。 | 1. A guild is a registered company and answers for what its hosts do.
    2. 分成比例以结算条款为准，每月 10 日前确认上月账单。 | 2. Shares follow the terms of settlement; the bill of a month is confirmed by the 10th of the next.
    3. 不得收取主播押金或克扣收益。 | 3. A guild takes no deposit from hosts and holds nothing of theirs back.`),
  community: phrases(`
    1. 友善讨论，不攻击演员、主播与其他观众。 | 1. Be kind; do not attack the cast, hosts or other viewers.
    2. 剧透请打标签，标题里不写结局。 | 2. Mark spoilers, and keep endings out of titles.
    3. 不发联系方式、广告与引流信息。 | 3. No contact data, no adverts, nothing that leads elsewhere.
    4. 不发色情、暴力、仇恨与违法内容。 | 4. Nothing sexual, violent, hateful or against the law.
    5. 使用人工智能生成的图片与视频须注明。 | 5. Say so when a picture or a video was made by AI.`),
  live: phrases(`
    1. 着装得体，不在镜头前吸烟、饮酒或做危险动作。 | 1. Dress decently; no smoking, drinking or dangerous acts in view.
    2. 未成年人不得单独出镜，不得诱导未成年人送礼。 | 2. Minors do not appear alone and are not led to send gifts.
    3. 播放影视、音乐与赛事须有授权。 | 3. Films, music and matches are shown with a licence only.
    4. 违规将被警告、断流或封禁，记录保留 180 天。 | 4. Breaches bring a warning, a cut or a ban, and are kept on record for 180 days.`),
  minors: phrases(`
    1. 青少年模式每天限时 40 分钟，22 点至次日 6 点不可用。 | 1. Youth mode allows 40 minutes a day and none from 10 p.m. to 6 a.m.
    2. 青少年模式下不能充值、送礼、开播与私信。 | 2. It has no top-ups, no gifts, no live rooms of one's own and no private messages.
    3. 监护人发现未成年人充值，可凭付款记录申请退款。 | 3. A guardian who finds payments of a minor can ask for a refund with the records.`),
  fraud: phrases(`
    1. 官方不会以私信索要密码、验证码或转账。 | 1. We never ask for passwords, codes or transfers in private messages. | 1. Nunca pedimos contraseñas, códigos ni transferencias por mensaje. | 1. Kami tidak pernah meminta kata sandi, kode, atau transfer lewat pesan. | 1. لا نطلب أبدا كلمات مرور أو رموزا أو تحويلات عبر الرسائل.
    2. 低价代充多为盗刷，账号会因此被封。 | 2. Cheap top-ups by others mostly use stolen cards and cost you your account. | 2. Las recargas baratas de terceros suelen usar tarjetas robadas y te cuestan la cuenta. | 2. Isi ulang murah dari pihak lain sering memakai kartu curian dan membuat akunmu diblokir. | 2. الشحن الرخيص من الغير غالبا ببطاقات مسروقة ويكلفك حسابك.
    3. 遇到可疑情况，请在“我的－客服”举报并保留截图。 | 3. When in doubt, report it under Me, Help, and keep a screenshot. | 3. Si dudas, repórtalo en Yo, Ayuda, y guarda una captura. | 3. Bila ragu, laporkan di Saya, Bantuan, dan simpan tangkapan layar. | 3. عند الشك أبلغ من أنا، المساعدة، واحتفظ بلقطة.`),
  earnings: phrases(`
    1. 每件礼物的金币价格在礼物栏标明，送出后不可撤回。 | 1. The price of a gift in coins stands below it; once sent it cannot be taken back.
    2. 主播所得的饼干按当地汇率提现，每笔收取手续费。 | 2. Biscuits of a host are paid out at the local rate, with a fee for each payout.
    3. 退款或盗刷产生的礼物收益会被扣回。 | 3. What gifts earned is taken back when their payment is refunded or was stolen.`),
  'top-up': phrases(`
    1. 金币到账一般在一分钟内，超过 10 分钟请联系客服。 | 1. Coins arrive within a minute; after ten minutes please ask our service. | 1. Las monedas llegan en un minuto; tras diez minutos, escríbenos. | 1. Koin tiba dalam satu menit; lewat sepuluh menit, hubungi kami. | 1. تصل العملات خلال دقيقة، وبعد عشر دقائق راسلنا.
    2. 金币自充值起两年内有效，赠送的金币 30 天内有效。 | 2. Coins are good for two years, those given as a present for 30 days. | 2. Las monedas valen dos años; las de regalo, 30 días. | 2. Koin berlaku dua tahun, koin hadiah 30 hari. | 2. العملات صالحة سنتين، والمهداة ٣٠ يوما.
    3. 每日充值上限因地区与支付方式而异。 | 3. How much can be topped up in a day depends on area and way to pay. | 3. El tope diario depende de la zona y del medio de pago. | 3. Batas harian bergantung pada wilayah dan cara bayar. | 3. الحد اليومي يختلف حسب المنطقة وطريقة الدفع.`),
  about: phrases(`
    我们为二十多个国家和地区的观众提供影视、短剧与直播。 | We bring films, shorts and live rooms to viewers in more than twenty countries and regions.
    总部设在新加坡，在上海、雅加达、墨西哥城与迪拜设有团队。 | Our head office is in Singapore, with teams in Shanghai, Jakarta, Mexico City and Dubai.
    版权与商务合作，请见“联系我们”。 | For rights and business please see Contact.`),
  'member-day': phrases(`
    11 月 11 日当天，年度会员半价，先到先得。 | On 11 November the yearly plan is half price, first come, first served. | El 11 de noviembre el plan anual cuesta la mitad. | Pada 11 November paket tahunan setengah harga. | في ١١ نوفمبر الاشتراك السنوي بنصف السعر.
    已是会员的用户续费后，有效期自动顺延。 | Members who renew have the year added to what they have. | Quien ya es VIP suma el año a lo que tiene. | Anggota lama mendapat tambahan satu tahun. | للأعضاء تضاف السنة إلى مدتهم الحالية.`),
}
