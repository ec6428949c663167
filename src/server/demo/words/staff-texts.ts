import { phrases } from './phrases'

/** Why somebody was banned, by reason code: as staff write it to each other, in English. */
export const banReasons: Readonly<Record<string, readonly string[]>> = {
  porn: [
    'Sexual pictures in private messages, screenshots taken',
    'Nudity in a live room, cut off after 40 s',
    'Profile picture is explicit, put back after a warning',
  ],
  abuse: [
    'Insulted other viewers in twelve comments',
    'Kept attacking a host after two mutes',
    'Threatened a viewer who had reported them',
  ],
  spam: [
    'Same advert posted under 60 titles',
    'Nickname and bio advertise another site',
    'Sent one link to 200 users within ten minutes',
  ],
  fraud: [
    'Posed as support to collect codes',
    'Promised prizes that do not exist',
    'Took payment for coins, sent none',
  ],
  refundAbuse: [
    'Seven refunds in 30 days after spending the coins',
    'Charged back four top-ups, coins were given away',
    'Asked the store and us to refund the same three orders',
  ],
  hate: [
    'Hate speech about a people, reported 23 times',
    'Called for violence against a faith',
    'Slurs against migrants in nine comments',
  ],
  political: [
    'Political agitation in a live room',
    'Campaign leaflets in 30 comments',
    'Called for votes for a candidate in four rooms',
  ],
  minor: [
    'Account of a minor went live',
    'Says to be fourteen; sent to the identity check',
    'Document shows sixteen, the profile says twenty',
  ],
  copyright: [
    'Uploaded clips without a licence, owner complained',
    'Streams a film in a live room',
    'Cut our series into 40 clips, watermark removed',
  ],
  contactTrading: [
    'Sold contacts outside of the app',
    'Sells phone numbers of hosts',
    'Asks every new follower to move to another messenger',
  ],
  cheating: [
    'Coins farmed on 40 emulators',
    'Votes from one device under 18 accounts',
    'Invited 32 accounts of their own for the reward',
  ],
  other: ['Ignored three warnings', 'Sold the account to somebody else', 'Back under a new account after a ban'],
}

export const liftReasons = [
  'Appeal granted',
  'Wrong account, lifted',
  'Identity confirmed by mail',
  'Proof was not enough after all',
  'Served most of it, behaved well since',
  'Taken over by a thief, now back with its owner',
  'Report was made in bad faith',
  'A quote from the series, no insult',
  'Rule was too strict, corrected since',
]

export const rejectReasons = [
  'The title promises too much, please reword',
  'Too many people; narrow the audience',
  'The English body is cut off on small phones',
  'The landing page is not there yet',
  'Too close to the push of this morning',
  'There is a watermark on the picture',
  'The Arabic text is missing',
  'Legal has not agreed yet',
]

export const stateReasons = [
  'Licence ended',
  'Complaint of the owner under review',
  'Held back, asked for by the area lead',
  'Picture failed the quality check',
  'Wrong age rating, being corrected',
  'Sound out of step, new file ordered',
  'Subtitles missing for the Gulf',
  'Two songs are not cleared for Mexico',
]

export const remarks = [
  'Agreed with the area team',
  'Checked on a real phone',
  'Kept for the campaign',
  'Goes away with the next version',
  'As the contract says',
  'For now; back after the holiday',
  'Second batch',
  'See the weekly report',
]

export const auditReasons = [
  'Asked by the user',
  'Campaign set-up',
  'Correction of a typing error',
  'Duplicate',
  'Quality check',
  'Agreed with my lead',
  'Follow-up of a complaint',
  'New agreement with the partner',
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
  编辑部精选片单 | Chosen by our editors | Elegidas por nuestro equipo | Pilihan redaksi | اختيارات فريقنا`)

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

/** What a notice says beyond its title, by what its title is: what was asked, decided or remarked, as staff wrote it. */
export const noticeBodies: readonly (readonly string[])[] = [
  [
    'Series, 12,480 rows, kept for a week',
    'Orders of last month, 48,210 rows, kept for a week',
    'Users in Mexico, 9,300 rows, kept for a day',
  ],
  [
    '214 of 214 done',
    '96 done, 4 left out as they had changed meanwhile',
    '1,200 done, 38 refused, each with its reason',
  ],
  [
    'The user writes again, the refund has not arrived',
    'Needs somebody who reads Arabic',
    'Second complaint about the same host this week',
  ],
  [
    'Price of the season pass in Indonesia, as agreed on Monday',
    'Ban for good, third time within a month',
    'Push to all users before the final',
  ],
  ['Agreed, for thirty days', 'Not without the text in Spanish', 'Agreed, please watch the complaints'],
  [
    'Licence of two series ends on Friday',
    'Contract of a guild ends in nine days',
    'Four reviews are due within the hour',
  ],
  ['CDN, Greater China: 80 % spent on the 21st', 'Text messages, Mexico: 80 % spent on the 18th'],
  ['Chrome on Windows, Jakarta', 'Safari on macOS, Shanghai', 'Firefox on Linux, Mexico City'],
  ['Saturday, 23:00 to Sunday, 01:00 UTC: nothing is published and no export runs'],
]
