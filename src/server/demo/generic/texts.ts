import { phrases, type Phrase } from '../words/phrases'
import { auditReasons, rejectReasons, remarks } from '../words/staff-texts'
import { voices } from '../people'
import type { Random } from '../../base/random'

/** Longer texts by what their field is for. */
const rules = phrases(`
  活动期间每位用户每天最多参与三次，奖励在完成后 24 小时内到账；作弊账号取消资格。 | Each user may take part three times a day; rewards arrive within 24 hours. Accounts that cheat are excluded. | Cada usuario puede participar tres veces al día; los premios llegan en 24 horas. Las cuentas tramposas quedan fuera. | Setiap pengguna ikut paling banyak tiga kali sehari; hadiah tiba dalam 24 jam. Akun curang didiskualifikasi. | يشارك كل مستخدم ثلاث مرات يوميا، وتصل المكافآت خلال ٢٤ ساعة، وتستبعد الحسابات المخالفة.
  1. 活动仅限所选地区；2. 虚拟奖励不可转让；3. 最终解释权在法律允许范围内归平台所有。 | 1. For the chosen areas only. 2. Virtual rewards cannot be transferred. 3. Our customer service settles doubts within the law. | 1. Solo en las zonas elegidas. 2. Los premios no se transfieren. 3. Soporte resuelve las dudas. | 1. Hanya untuk wilayah terpilih. 2. Hadiah virtual tidak dapat dipindahtangankan. 3. Layanan pelanggan menjawab keraguan. | ١. للمناطق المحددة فقط. ٢. لا تنقل المكافآت. ٣. تحسم خدمة العملاء أي شك.
  会员权益自购买成功起生效，自动续费可随时在商店中取消，取消后当期仍然有效。 | Benefits begin with the purchase. Renewal can be cancelled in the store at any time; the running period stays valid. | Los beneficios empiezan con la compra. La renovación se cancela cuando quieras. | Manfaat berlaku sejak pembelian. Perpanjangan dapat dibatalkan kapan saja. | تبدأ المزايا عند الشراء، ويمكن إلغاء التجديد في أي وقت.`)

const intros = phrases(`
  编辑精选，每周五更新，收录近期口碑最好的作品。 | Picked by our editors and renewed every Friday: the best of late. | Elegidas por nuestros editores, cada viernes. | Pilihan editor, diperbarui setiap Jumat. | من اختيار محررينا، تتجدد كل جمعة.
  一场关于勇气与陪伴的旅程，适合和重要的人一起看。 | A journey about courage and company, to be watched with someone dear. | Un viaje sobre el valor y la compañía. | Perjalanan tentang keberanian dan kebersamaan. | رحلة عن الشجاعة والصحبة.
  热爱唱歌与旅行，每晚九点准时开播，欢迎来聊天。 | Loves singing and travelling, live every night at nine. | Canta y viaja, en vivo cada noche a las nueve. | Suka menyanyi dan bepergian, live tiap malam jam sembilan. | يحب الغناء والسفر، مباشر كل ليلة في التاسعة.
  轻松上手，三分钟一局，赢取金币与限定头像框。 | Easy to learn, three minutes a round: win coins and limited frames. | Fácil de aprender, tres minutos por ronda. | Mudah dipelajari, tiga menit per ronde. | سهل التعلم، ثلاث دقائق للجولة.`)

const notices = phrases(`
  您的奖励已发放，请在“我的－钱包”查看。 | Your reward has arrived: see Me, Wallet. | Tu premio ya llegó: míralo en Yo, Cartera. | Hadiahmu sudah tiba: lihat di Saya, Dompet. | وصلت مكافأتك: انظر أنا، المحفظة.
  为了更稳定的播放体验，系统将于今晚 2:00–4:00 维护。 | The service is maintained tonight from 2 to 4, for steadier playback. | Mantenimiento esta noche de 2 a 4. | Pemeliharaan malam ini pukul 2–4. | صيانة الليلة من ٢ إلى ٤.
  我们已收到您的申请，将在一个工作日内答复。 | We have your request and answer within one working day. | Recibimos tu solicitud y respondemos en un día hábil. | Permintaanmu kami terima, dijawab dalam satu hari kerja. | استلمنا طلبك وسنرد خلال يوم عمل.`)

/** What buttons say. */
export const buttons = phrases(`
  立即参与 | Join now | Participar | Ikut sekarang | شارك الآن
  马上领取 | Claim | Reclamar | Klaim | استلم
  去看看 | Have a look | Ver | Lihat | ألق نظرة
  立即开通 | Get VIP | Obtener VIP | Ambil VIP | احصل على VIP
  知道了 | Got it | Entendido | Mengerti | حسنا`)

const shares = phrases(`
  我在这里追剧，快来一起看！ | I am watching here, come and join! | Aquí veo mis series, ¡únete! | Aku nonton di sini, ayo ikut! | أشاهد هنا، انضم إلي!
  帮我点一下，我们都能领金币。 | Tap for me, and we both get coins. | Toca por mí y los dos ganamos monedas. | Bantu ketuk, kita sama-sama dapat koin. | اضغط لأجلي ونربح كلانا عملات.
  这个活动太好玩了，一起来！ | This is too much fun to do alone! | ¡Es más divertido contigo! | Seru banget, ayo bareng! | ممتع جدا، تعال معي!`)

const prompts = phrases(`
  登录后即可使用。 | Sign in to use this. | Inicia sesión para usarlo. | Masuk untuk memakai ini. | سجل الدخول للاستخدام.
  开通会员，立即解锁。 | Unlock it with VIP. | Desbloquéalo con VIP. | Buka dengan VIP. | افتحها مع VIP.
  绑定手机号后即可继续。 | Add your phone number to go on. | Agrega tu teléfono para continuar. | Tambahkan nomor ponsel untuk lanjut. | أضف رقم هاتفك للمتابعة.`)

const welcomes = phrases(`
  你好！想看点什么？ | Hello! What would you like to watch? | ¡Hola! ¿Qué quieres ver? | Halo! Mau nonton apa? | مرحبا! ماذا تريد أن تشاهد؟
  欢迎使用 Iron Player，今晚心情如何？ | Welcome to Iron Player. How do you feel tonight? | Bienvenido. ¿Cómo te sientes hoy? | Selamat datang. Lagi ingin apa malam ini? | أهلا بك، كيف مزاجك الليلة؟`)

const badges = phrases(`
  限时 | Limited | Limitado | Terbatas | محدود
  新 | New | Nuevo | Baru | جديد
  热 | Hot | Popular | Populer | رائج
  超值 | Best value | Mejor precio | Paling hemat | أفضل قيمة
  立省 30% | Save 30% | -30% | Hemat 30% | وفر ٣٠٪`)

/** Short texts that mean one thing only, by the name of their field. */
const particular: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(licensor|owner)$/, ['Northern Lights Rights', 'Rainbow Distribution', 'White Tower Productions', 'Dune Studios']],
  [/^agent$/, ['Harbour Legal', 'Amparo & Ruiz', 'Wijaya Law Office', 'Crescent IP Counsel']],
  [/^registrar$/, ['Harbour Domains', 'Namefold', 'Gulf Registry']],
  [/^line$/, ['Jl. Melati 12', 'Av. Reforma 120, int. 4', 'King Fahd Road 8', '18 Orchard Grove', 'Calle 45 # 12-30']],
  [/^postcode$/, ['40115', '06600', '12271', '238841', '110231']],
  [/^document$/, ['3174026501900003', 'GARC850101HDF', '1098765432']],
  [/^season$/, ['2025', '2026']],
  [/^bridgeMethods$/, ['share\npay\nopenPage', 'openPage\nlogin']],
  [/^conflict$/, ['Two popups at once on the home page', 'Overlaps with a publishing freeze']],
  [/^method$/, ['Bank transfer', 'GoPay', 'SPEI', 'PayPal']],
  [/^reference$/, ['DMCA-2026-0418', 'Court of Jakarta 118/2026', 'IFPI-77120', 'Store case 40218']],
  [/^schedule$/, ['Every day at 03:00', 'Mondays at 04:00', 'Every six hours']],
  [/^keys$/, ['home:banner:*\nplate:12', 'title:1024', 'rank:hot_series:*']],
  [/^rank$/, ['Gold', 'Platinum', 'Diamond', 'Champion']],
  [/^userAsked$/, ['Please send 500 coins to my account', 'Paid you by transfer, 1,000 coins please']],
  [/^field$/, ['tags', 'areas', 'ageRating', 'weight', 'publishAt']],
  [/^(before|ours)$/, ['PG13', '2025', 'Costume', '100']],
  [/^(after|theirs)$/, ['R16', '2026', 'Costume, Romance', '140']],
  [/^users$/, ['100037\n100074\n100111', '100148\n100185']],
  [/^translation$/, ['Stayed up to finish it, how will I work tomorrow', 'The villain carries this show']],
  [/^notice$/, ['Be kind to each other', 'Live every night at nine', 'Requests after the third song']],
  [
    /^decisionNote$/,
    [
      'Checked against the record',
      'Name of the account agrees',
      'Asked the user, answered the same day',
      'See the pictures',
    ],
  ],
  [/^command$/, ['movie-manage.series-list.publish', 'user-manage.user-list.ban', 'service-manage.push-list.submit']],
]

const plain: readonly (readonly [RegExp, readonly string[]])[] = [
  ...particular,
  [/reject|refuse|return|decision|verdict/i, rejectReasons],
  [
    /(error|Error|fail)/,
    [
      'Upstream timed out; three tries were made',
      'HTTP 502 from upstream',
      'The channel says: balance too low',
      'File has 14 lines without a user id',
      'The holder of the account is called otherwise',
    ],
  ],
  [/appeal/i, Object.values(voices).flatMap(({ appeals }) => appeals)],
  [
    /comment|reply|post|text|content|speech|transcript|asr|ocr/i,
    Object.values(voices).flatMap(({ comments }) => comments),
  ],
  [/bio|intro/i, Object.values(voices).flatMap(({ bios }) => bios)],
  [
    /proof|evidence|details|detail/i,
    [
      'Recording 00:12 to 00:47, chat attached',
      'Three screenshots and the order number attached',
      'Letter of the owner, no. 2025-118, valid until next June',
    ],
  ],
  [
    /conclusion|hypothesis|result/i,
    [
      'Large pictures make newcomers click more',
      'B keeps 1.8 points more on the next day, at 95% confidence',
      'No difference; keep the simpler one',
    ],
  ],
  [
    /prompt/i,
    [
      'You know films. Recommend only what can be played here, in 80 words at most.',
      'Recommend only titles that can be played in the viewer’s country.',
    ],
  ],
  [/ipAllow/, ['203.0.113.0/24\n198.51.100.17']],
  [/alias|synonym|keyword/i, ['drama, series, show', 'shorts, mini series', 'film, movie']],
  [/award/i, ['Golden Finch for the best series', 'Best New Series, Harbour Festival 2025']],
  [/why/i, auditReasons],
]

/** A sentence or two as staff write them, by what the field is for. */
export function sentenceOf(name: string, random: Random): string {
  return random.pick(plain.find(([pattern]) => pattern.test(name))?.[1] ?? remarks)
}

/** A text for users, by what the field is for; undefined where it is a name. */
export function longCaptions(name: string): readonly Phrase[] | undefined {
  if (/rule|terms|agreement|odds|legal|guideline|description|help/i.test(name)) return rules
  if (/button/i.test(name)) return buttons
  if (/badge|corner|tag$|redDot/i.test(name)) return badges
  if (/^share(Text|Title|Words)?$|shareText/.test(name)) return shares
  if (/^prompt$/.test(name)) return prompts
  if (/welcome/i.test(name)) return welcomes
  // Lines below a title are of what is watched; what follows is of hosts and games.
  if (/subtitle|hook|tagline/i.test(name)) return intros.slice(0, 2)
  if (/intro|bio|hook|tagline|subtitle|speech|caption|detail|answer|translations/i.test(name)) return intros
  if (
    /notice|body|message|notify|remind|prompt|welcome|off|paywall|share|note|maintenance|preheader|content|empty|autoReply|releaseNotes|wording|placeholder/i.test(
      name,
    )
  )
    return notices
  return undefined
}
