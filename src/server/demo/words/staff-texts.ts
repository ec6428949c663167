import { phrases } from './phrases'

/** Why somebody was banned, by reason code: for staff, in Chinese or English as staff write. */
export const banReasons: Readonly<Record<string, readonly string[]>> = {
  porn: ['私信发送色情图片，已截图', 'Sexual pictures in private messages'],
  abuse: ['评论区连续辱骂他人 12 条', 'Insulted other viewers in twelve comments', '直播间恶意攻击主播'],
  spam: ['批量发布引流广告', 'Same advert posted under 60 titles', '昵称及简介含推广链接'],
  fraud: ['冒充官方客服骗取验证码', 'Posed as support to collect codes', '虚假中奖信息'],
  refundAbuse: ['30 天内退款 7 次，均已消费完', 'Seven refunds in 30 days after spending the coins'],
  hate: ['发布针对特定群体的仇恨言论', 'Hate speech about a people, reported 23 times'],
  political: ['发布敏感时政内容', 'Political agitation in a live room'],
  minor: ['疑似未成年人开播，待核实', 'Account of a minor went live'],
  copyright: ['上传未授权片段，权利人投诉', 'Uploaded clips without a licence, owner complained'],
  contactTrading: ['交易站外联系方式', 'Sold contacts outside of the app'],
  cheating: ['设备农场刷任务金币', 'Coins farmed on 40 emulators'],
  other: ['多次警告无效', 'Ignored three warnings'],
}

export const liftReasons = [
  '申诉属实，解除',
  'Appeal granted',
  '误判，已恢复',
  'Wrong account, lifted',
  '期满前表现良好',
  'Identity confirmed by mail',
]

export const rejectReasons = [
  '标题含夸大宣传，请修改',
  '人群过大，请缩小范围',
  'The English body is cut off on small phones',
  '落地页尚未上线',
  'Too close to the push of this morning',
  '图片有水印',
]

export const stateReasons = [
  '版权到期',
  'Licence ended',
  '按主管要求暂缓上线',
  'Complaint of the owner under review',
  '画面质检未通过',
]

export const remarks = [
  '与运营同学确认过',
  'Agreed with the area team',
  '临时方案，活动后恢复',
  'Checked on a real phone',
  '见周报',
  '第二批',
  'Kept for the campaign',
  '待下个版本移除',
  '按合同执行',
]

export const auditReasons = [
  '用户来信要求',
  'Asked by the user',
  '活动配置',
  'Campaign set-up',
  '内容质检',
  'Duplicate',
  '上级批准',
  'Correction of a typing error',
]

/** Titles and bodies of pushes, as pairs of lines; `{{nickname}}` is filled by the sender. */
export const pushTitles = phrases(`
  今晚八点，大结局来了 | The finale is here at eight tonight | Hoy a las ocho, el gran final | Episode terakhir malam ini jam delapan | الحلقة الأخيرة الليلة
  你追的剧更新了 | Your series has a new episode | Tu serie tiene nuevo capítulo | Drama favoritmu sudah tayang | حلقة جديدة من مسلسلك
  会员 5 折，仅此三天 | Half price on VIP, three days only | VIP a mitad de precio, solo tres días | VIP diskon 50%, tiga hari saja | نصف السعر لثلاثة أيام
  有人回复了你的评论 | Someone answered your comment | Alguien respondió tu comentario | Ada yang membalas komentarmu | رد أحدهم على تعليقك
  你关注的主播开播了 | A host you follow is live | Tu anfitriona está en vivo | Host favoritmu sedang live | مضيفك المفضل مباشر الآن
  周末片单送到 | Your weekend list has arrived | Tu lista del fin de semana | Daftar tontonan akhir pekan | قائمة نهاية الأسبوع
  好久不见，送你 100 金币 | We missed you: 100 coins | Te extrañamos: 100 monedas | Lama tak jumpa: 100 koin | اشتقنا إليك: 100 عملة
  新剧首播，前两集免费 | New series, first two episodes free | Serie nueva, dos capítulos gratis | Drama baru, dua episode gratis | مسلسل جديد، حلقتان مجانا
  系统维护通知 | Maintenance notice | Aviso de mantenimiento | Pemberitahuan pemeliharaan | إشعار صيانة
  斋月特别片单 | The Ramadan collection | Especial de Ramadán | Tontonan spesial Ramadan | باقة رمضان`)

export const pushBodies = phrases(`
  {{nickname}}，所有伏笔今晚揭晓，点开就能看。 | {{nickname}}, every secret comes out tonight. Tap to watch. | {{nickname}}, esta noche se revela todo. | {{nickname}}, semua rahasia terbongkar malam ini. | {{nickname}}، كل الأسرار تنكشف الليلة
  刚刚上线，接着上次的进度继续看。 | Just released. Carry on where you stopped. | Recién salido, sigue donde te quedaste. | Baru tayang, lanjutkan dari terakhir kali. | نزلت الآن، تابع من حيث توقفت
  年卡也参加，支付方式不限。 | The yearly plan too, any way of paying. | También el plan anual. | Paket tahunan juga berlaku. | يشمل الاشتراك السنوي
  看看他说了什么，顺便聊两句。 | See what they said and say hello. | Mira qué dijo. | Lihat apa katanya. | شاهد ماذا قال
  快来直播间占前排，红包雨马上开始。 | Take a front seat, the gift rain starts soon. | Toma tu lugar, ya empieza la lluvia de regalos. | Ambil tempat depan, hujan hadiah segera mulai. | احجز مقعدك، الهدايا ستبدأ
  三部高分悬疑、两部轻喜剧，总有一部适合你。 | Three thrillers and two comedies, one is for you. | Tres thrillers y dos comedias. | Tiga misteri dan dua komedi. | ثلاثة تشويق واثنان كوميديا
  7 天内登录即可领取，过期作废。 | Yours if you sign in within 7 days. | Entra en 7 días y son tuyas. | Masuk dalam 7 hari untuk mengambilnya. | سجل الدخول خلال 7 أيام
  第一集就高能，错过要等下周。 | Episode one starts with a bang. | El primero empieza fuerte. | Episode pertama langsung seru. | البداية قوية
  今晚 2:00–4:00 部分功能暂停，敬请谅解。 | Some features rest from 2 to 4 a.m. Thank you for your patience. | Algunas funciones pausan de 2 a 4. | Beberapa fitur berhenti pukul 2–4. | تتوقف بعض الميزات من 2 إلى 4
  家人围坐，好剧相伴。 | Good stories for evenings together. | Historias para ver en familia. | Cerita hangat untuk keluarga. | قصص جميلة للعائلة`)

export const noticeTitles = phrases(`
  导出已完成 | Your export is ready
  批量任务已完成 | A batch job has finished
  有新工单分配给你 | A ticket was assigned to you
  等待你的审批 | Your approval is awaited
  你的申请已有结果 | Your request was decided
  即将到期 | Due soon
  预算已用 80 % | 80 % of the budget is spent
  新设备登录 | Sign-in from a new device
  公告：本周六凌晨维护 | Announcement: maintenance on Saturday night`)
