import { phrases } from '../phrases'

export const questions = phrases(`
  为什么付款了没有到账？ | Why have my coins not arrived? | ¿Por qué no llegaron mis monedas? | Kenapa koin belum masuk? | لماذا لم تصل عملاتي؟
  如何取消自动续费？ | How do I cancel the renewal? | ¿Cómo cancelo la renovación? | Cara membatalkan perpanjangan? | كيف ألغي التجديد؟
  忘记密码怎么办？ | I forgot my password | Olvidé mi contraseña | Lupa kata sandi | نسيت كلمة المرور
  视频卡顿怎么解决？ | The video keeps stopping | El video se detiene | Video tersendat | الفيديو يتوقف
  为什么有的剧看不了？ | Why is a title missing in my country? | ¿Por qué no está en mi país? | Kenapa judul tidak tersedia? | لماذا لا يتوفر في بلدي؟
  怎么投屏到电视？ | How do I watch on TV? | ¿Cómo lo veo en la tele? | Cara nonton di TV? | كيف أشاهد على التلفاز؟
  会员可以几台设备使用？ | How many devices can use VIP? | ¿Cuántos dispositivos? | Berapa perangkat untuk VIP? | كم جهازا يستخدم VIP؟
  如何修改绑定手机？ | How do I change my phone number? | ¿Cómo cambio mi número? | Cara ganti nomor? | كيف أغير رقمي؟
  被误封了怎么申诉？ | My account was banned by mistake | Me bloquearon por error | Akun diblokir keliru | حظر حسابي بالخطأ
  怎么成为主播？ | How do I become a host? | ¿Cómo ser anfitrión? | Cara jadi host? | كيف أصبح مضيفا؟
  提现多久到账？ | When does my cash-out arrive? | ¿Cuándo llega mi retiro? | Kapan penarikan masuk? | متى يصل سحبي؟
  字幕不同步怎么办？ | The subtitles are late | Subtítulos atrasados | Subtitle terlambat | الترجمة متأخرة
  怎么关闭推送？ | How do I turn notifications off? | ¿Cómo apago las notificaciones? | Matikan notifikasi | كيف أوقف الإشعارات؟
  如何删除账号？ | How do I delete my account? | ¿Cómo borro mi cuenta? | Cara hapus akun? | كيف أحذف حسابي؟`)

export const questionGroups = phrases(`
  充值与支付 | Payments | Pagos | Pembayaran | المدفوعات
  会员服务 | VIP | VIP | VIP | VIP
  播放问题 | Playback | Reproducción | Pemutaran | التشغيل
  账号安全 | Account and safety | Cuenta y seguridad | Akun dan keamanan | الحساب والأمان
  直播与礼物 | Live and gifts | En vivo y regalos | Live dan hadiah | المباشر والهدايا
  活动与任务 | Events and tasks | Eventos y tareas | Acara dan tugas | الفعاليات والمهام
  内容与字幕 | Titles and subtitles | Títulos y subtítulos | Judul dan subtitle | العناوين والترجمة
  社区规范 | Community rules | Reglas | Aturan komunitas | قواعد المجتمع`)

export const messages = phrases(`
  你追的剧更新了 | A new episode is out | Hay capítulo nuevo | Episode baru tayang | حلقة جديدة متاحة
  会员即将到期 | Your VIP ends soon | Tu VIP está por vencer | VIP segera berakhir | ينتهي VIP قريبا
  金币已到账 | Your coins have arrived | Llegaron tus monedas | Koin sudah masuk | وصلت عملاتك
  有人回复了你 | Someone replied to you | Te respondieron | Ada balasan untukmu | رد عليك أحدهم
  好久不见，送你三天会员 | We missed you: three days of VIP | Te extrañamos: 3 días VIP | Kami rindu: VIP 3 hari | اشتقنا لك: VIP ٣ أيام
  关注的主播开播了 | A host you follow is live | Tu anfitrión está en vivo | Host favoritmu live | مضيفك مباشر الآن
  工单已处理完成 | Your request is solved | Tu solicitud está resuelta | Permintaan selesai | تم حل طلبك
  版本更新提示 | A new version is ready | Nueva versión | Versi baru tersedia | إصدار جديد
  系统维护通知 | Maintenance tonight | Mantenimiento esta noche | Pemeliharaan malam ini | صيانة الليلة
  提现申请已通过 | Your cash-out is approved | Retiro aprobado | Penarikan disetujui | تمت الموافقة على السحب
  周末限时免费 | Free this weekend | Gratis el fin de semana | Gratis akhir pekan | مجاني نهاية الأسبوع
  预约的剧上线了 | The title you wait for is here | Ya llegó tu serie | Serial yang kamu tunggu | المسلسل الذي تنتظره`)

export const articles = phrases(`
  用户协议 | Terms of service | Términos de servicio | Ketentuan layanan | شروط الخدمة
  隐私政策 | Privacy policy | Política de privacidad | Kebijakan privasi | سياسة الخصوصية
  会员服务协议 | VIP agreement | Acuerdo VIP | Perjanjian VIP | اتفاقية VIP
  自动续费说明 | About renewals | Sobre la renovación | Tentang perpanjangan | عن التجديد
  主播入驻协议 | Host agreement | Acuerdo de anfitriones | Perjanjian host | اتفاقية المضيف
  社区公约 | Community guidelines | Normas de la comunidad | Pedoman komunitas | إرشادات المجتمع
  未成年人保护 | Protecting minors | Protección de menores | Perlindungan anak | حماية القاصرين
  充值规则 | Top-up rules | Reglas de recarga | Aturan isi ulang | قواعد الشحن
  版权声明 | Copyright notice | Aviso de derechos | Hak cipta | حقوق النشر
  关于我们 | About us | Sobre nosotros | Tentang kami | من نحن
  反欺诈提示 | Beware of fraud | Cuidado con fraudes | Waspada penipuan | احذر الاحتيال
  礼物与收益规则 | Gifts and earnings | Regalos e ingresos | Hadiah dan pendapatan | الهدايا والأرباح`)

/** Why a reviewer decides as they do. */
export const verdicts = phrases(`
  画面含暴力血腥 | Violence or blood | Violencia | Kekerasan | عنف
  低俗擦边 | Suggestive content | Contenido sugerente | Konten sugestif | محتوى مثير
  侵犯版权 | Breach of copyright | Infracción de derechos | Pelanggaran hak cipta | انتهاك حقوق
  广告引流 | Advertising elsewhere | Publicidad externa | Iklan luar | إعلانات خارجية
  辱骂攻击 | Insults | Insultos | Hinaan | إهانات
  疑似未成年人 | Possibly a minor | Posible menor | Diduga anak | قاصر محتمل
  画质过低 | Quality too low | Calidad muy baja | Kualitas rendah | جودة منخفضة
  标题与内容不符 | Title does not match | El título no coincide | Judul tidak sesuai | العنوان لا يطابق
  涉赌涉诈 | Gambling or fraud | Apuestas o fraude | Judi atau penipuan | قمار أو احتيال
  字幕缺失 | Subtitles missing | Faltan subtítulos | Subtitle hilang | ترجمة ناقصة
  重复内容 | Duplicate | Duplicado | Duplikat | مكرر
  敏感时政 | Sensitive politics | Política sensible | Politik sensitif | سياسة حساسة`)

/** How a rule, a policy, a preset or a setting is called by those who keep it. */
export const rules = phrases(`
  全球默认 | Worldwide default
  印尼专用 | Indonesia only
  拉美通用 | Latin America
  海湾六国 | Gulf states
  新用户宽松版 | Lenient for newcomers
  高风险收紧 | Strict for high risk
  周末高峰 | Weekend peak
  低端机型 | Low-end devices
  灰度 10% | Rollout at 10 %
  测试对照 | Test against control
  大促期间 | During sales
  应急预案 | Emergency plan
  iOS 审核期 | During App Store review
  电视端 | On televisions`)

/** Work that runs by itself or in bulk. */
export const jobs = phrases(`
  短剧标签批量修正 | Mend tags of shorts
  封面统一替换 | Replace covers
  下架到期版权 | Take down expired licences
  补发会员天数 | Make up for VIP days
  故障补偿金币 | Coins after the outage
  印尼区上架检查 | Check titles for Indonesia
  月度对账导出 | Monthly reconciliation export
  用户标签刷新 | Refresh user labels
  主播等级重算 | Recompute host levels
  推荐权重调整 | Adjust weights
  斋月专题上线 | Launch the Ramadan lists
  客服补偿发放 | Goodwill from support
  合作方兑换码 | Codes for a partner
  媒体体验名额 | Trials for the press`)

/** Measures that groups and labels are built from. */
export const indicators = phrases(`
  近 7 天活跃天数 | Active days in 7 days
  近 30 天观看时长 | Watch time in 30 days
  累计付费金额 | Total paid
  最近一次付费距今 | Days since last payment
  会员剩余天数 | Days of VIP left
  短剧解锁集数 | Episodes unlocked
  直播送礼金币 | Coins sent in rooms
  首次安装渠道 | First channel
  评论次数 | Comments written
  分享次数 | Shares
  设备数量 | Devices
  退款次数 | Refunds
  夜间观看占比 | Share of night viewing
  完播率 | Completion rate`)
