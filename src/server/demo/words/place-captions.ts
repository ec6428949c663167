import { phrases, type Phrase } from './phrases'

/** What users read at one place, by entity and field. */
export const placeCaptions: Readonly<Record<string, readonly Phrase[]>> = {
  'anchorTask.intro': phrases(`
    完成目标后，奖励在结算日发放；中途停播不影响已累计的时长。 | Reach the goal and the reward is paid on the day of settlement. A break does not cost you what you have collected. | Cumple la meta y el premio llega el día del corte. | Capai target, hadiah dibayar saat penyelesaian. | حقق الهدف وتصلك المكافأة يوم التسوية.
    只计算有效开播时长，违规直播间不计入。 | Only valid time on air counts; rooms with a punishment do not. | Solo cuenta el tiempo válido al aire. | Hanya waktu siaran sah yang dihitung. | يحتسب وقت البث الصالح فقط.`),
  'appointment.remindText': phrases(`
    你预约的新剧已上线，前两集免费看。 | The title you waited for is out; two episodes are free. | Ya salió lo que esperabas: dos capítulos gratis. | Judul yang kamu tunggu sudah tayang, dua episode gratis. | صدر ما كنت تنتظره، أول حلقتين مجانا.
    预约的节目即将开播，记得回来看。 | What you saved starts soon. Come and watch. | Lo que guardaste empieza pronto. | Yang kamu simpan segera tayang. | ما حفظته يبدأ قريبا.`),
  'clientStatusRule.notice': phrases(`
    为了更稳定的播放体验，系统将于今晚 2:00–4:00 维护。 | The service is maintained tonight from 2 to 4, for steadier playback. | Mantenimiento esta noche de 2 a 4. | Pemeliharaan malam ini pukul 2–4. | صيانة الليلة من ٢ إلى ٤.
    该版本已停止服务，请更新后继续观看。 | This version is no longer served. Please update to go on watching. | Esta versión ya no funciona, actualiza la app. | Versi ini tidak didukung lagi, silakan perbarui. | هذا الإصدار متوقف، يرجى التحديث.`),
  'discussTabConfig.placeholder': phrases(`
    说说你的看法，别剧透哦 | Say what you think, no spoilers | Opina sin spoilers | Tulis pendapatmu, tanpa spoiler | رأيك بلا حرق
    这一集最打动你的是什么？ | What moved you most? | ¿Qué te gustó más? | Apa yang paling berkesan? | ما الذي أثر فيك؟`),
  'discussTabConfig.emptyText': phrases(`
    还没有人讨论，来写第一条吧。 | Nobody has written yet. Be the first. | Nadie ha escrito aún. Sé el primero. | Belum ada diskusi, mulai yuk. | لا تعليقات بعد، كن الأول.
    这里还很安静。 | It is quiet here. | Todavía no hay nada. | Masih sepi di sini. | المكان هادئ هنا.`),
  'discussTabConfig.guidelines': phrases(`
    请友善讨论；剧透请打标签；不发联系方式与广告。 | Be kind. Mark spoilers. No contact data, no adverts. | Sé amable, marca los spoilers y no publiques anuncios ni contactos. | Bersikap ramah, tandai spoiler, jangan beriklan. | كن لطيفا، ضع علامة على الحرق، بلا إعلانات.
    只讨论剧情与表演，不攻击演员与其他观众。 | Discuss plot and acting; do not attack the cast or other viewers. | Habla de la trama, no ataques al elenco ni a otros. | Bahas cerita dan akting, jangan menyerang pemain. | ناقش القصة والتمثيل ولا تهاجم أحدا.`),
  'escortSetting.noticeText': phrases(`
    请只在应用内下单与付款；索要联系方式、见面或私下转账，请立即举报。 | Order and pay in the app only. Report at once whoever asks for contacts, a meeting or a transfer. | Pide y paga solo en la app. Reporta a quien pida contactos, citas o transferencias. | Pesan dan bayar hanya di aplikasi. Laporkan yang meminta kontak, pertemuan, atau transfer. | اطلب وادفع داخل التطبيق فقط، وأبلغ عمن يطلب تواصلا أو لقاء أو تحويلا.
    陪伴服务仅限成年人；为保护双方，通话可能被录音并用于处理投诉。 | For adults only. Calls may be recorded and are used to decide on complaints, for the safety of both. | Solo para adultos. Las llamadas pueden grabarse para resolver quejas. | Khusus dewasa. Panggilan dapat direkam untuk menangani keluhan. | للبالغين فقط، وقد تسجل المكالمات للنظر في الشكاوى.`),
  'fissionActivity.shareText': phrases(`
    {nickname} 邀请你一起看剧，注册即得 {reward}：{link} | {nickname} invites you to watch together. Sign up for {reward}: {link} | {nickname} te invita a ver series. Regístrate por {reward}: {link} | {nickname} mengajakmu nonton bareng. Daftar dan dapat {reward}: {link} | {nickname} يدعوك للمشاهدة. سجل لتحصل على {reward}: {link}
    帮 {nickname} 点一下，你们都能得到 {reward}：{link} | Tap for {nickname}, and both of you get {reward}: {link} | Ayuda a {nickname} y los dos ganan {reward}: {link} | Bantu {nickname}, kalian berdua dapat {reward}: {link} | ساعد {nickname} وتحصلان على {reward}: {link}`),
  'fissionActivity.terms': phrases(`
    新用户须使用从未注册过的设备；同一设备或网络只计一次；作弊者取消奖励。 | Friends must be new, on a phone that was never registered. One phone counts once. Cheating loses all rewards. | Los amigos deben ser nuevos y usar un teléfono no registrado. Quien hace trampa pierde los premios. | Teman harus pengguna baru dengan perangkat baru. Kecurangan membatalkan semua hadiah. | يجب أن يكون الصديق جديدا على جهاز جديد، والغش يلغي المكافآت.
    好友完成要求后，奖励在 24 小时内到账；预算用完活动提前结束。 | Rewards arrive within 24 hours of what your friend has to do. The activity ends early once its budget is used. | El premio llega en 24 horas. Termina antes si se agota el presupuesto. | Hadiah tiba dalam 24 jam. Berakhir lebih awal bila anggaran habis. | تصل المكافأة خلال ٢٤ ساعة، وينتهي النشاط عند نفاد الميزانية.`),
  'fissionRule.termsText': phrases(`
    邀请关系在注册时确定，之后不可更改；被邀请人 7 天内退款，奖励收回。 | Who invited whom is settled at sign-up. If a friend is refunded within seven days, the reward is taken back. | La invitación se fija al registrarse. Si hay reembolso en siete días, se retira el premio. | Undangan ditetapkan saat daftar. Bila ada refund dalam tujuh hari, hadiah ditarik. | تثبت الدعوة عند التسجيل، وتسترد المكافأة إذا رد المال خلال سبعة أيام.
    每台设备、每个手机号只计一次邀请；员工不得参与。 | A phone and a number count once. Staff may not take part. | Cada teléfono y número cuenta una vez. El personal no participa. | Satu perangkat dan nomor dihitung sekali. Karyawan tidak boleh ikut. | يحتسب كل جهاز ورقم مرة واحدة، ولا يشارك الموظفون.`),
  'gatePass.rulesText': phrases(`
    完成任务得通行证经验，升级即可领取奖励；赛季结束未领取的奖励作废。 | Tasks bring pass points, levels bring rewards. What is not claimed by the end of the season is lost. | Las tareas dan puntos y los niveles premios. Lo no reclamado se pierde al final. | Tugas memberi poin, level memberi hadiah. Yang tidak diklaim hangus. | المهام تمنح نقاطا والمستويات جوائز، وما لا يستلم يضيع.
    解锁高级通行证后，此前等级的高级奖励可一并领取。 | Unlock the paid pass and claim the paid rewards of all levels you have reached. | Al desbloquear el pase, reclama los premios de niveles ya alcanzados. | Buka pass berbayar untuk mengambil hadiah level sebelumnya. | عند فتح البطاقة المدفوعة تستلم جوائز المستويات السابقة.`),
  'grantBatch.notifyText': phrases(`
    给你的补偿已到账，请在“我的－钱包”查看。 | Something was added to your account: see Me, Wallet. | Te abonamos algo: míralo en Yo, Cartera. | Ada tambahan di akunmu: lihat di Saya, Dompet. | أضفنا شيئا إلى حسابك: انظر أنا، المحفظة.
    感谢参与，奖励已发放。 | Thank you for taking part. Your reward has arrived. | Gracias por participar, tu premio ya llegó. | Terima kasih sudah ikut, hadiahmu sudah tiba. | شكرا لمشاركتك، وصلت مكافأتك.`),
  'growthTask.description': phrases(`
    完成后自动计入，奖励 24 小时内到账。 | Counted by itself; the reward arrives within 24 hours. | Se cuenta solo; el premio llega en 24 horas. | Dihitung otomatis, hadiah tiba dalam 24 jam. | يحتسب تلقائيا وتصل المكافأة خلال ٢٤ ساعة.
    每个账号每个周期只能完成一次，作弊不计。 | Once in each cycle and for each account. Cheating does not count. | Una vez por ciclo y cuenta. Las trampas no cuentan. | Sekali tiap siklus dan akun. Kecurangan tidak dihitung. | مرة واحدة لكل دورة وحساب.`),
  'homeLargeWindow.subtitle': phrases(`
    每周五更新 | New every Friday | Nuevo cada viernes | Baru tiap Jumat | جديد كل جمعة
    全网独播，抢先看大结局 | Only here: see the finale first | Solo aquí: el final antes que nadie | Hanya di sini, finalnya duluan | حصريا هنا: النهاية أولا`),
  'integralGoods.detail': phrases(`
    兑换后立即到账，不可退换；有效期 30 天。 | Arrives at once and cannot be returned; good for 30 days. | Llega al instante y no se devuelve; vale 30 días. | Langsung masuk, tidak dapat dikembalikan, berlaku 30 hari. | يصل فورا ولا يرد، صالح ٣٠ يوما.
    每位用户每月限兑两次，库存每日零点补充。 | Twice a month for each user. Stock is renewed at midnight. | Dos por mes y usuario. Se repone a medianoche. | Dua kali sebulan per pengguna. Stok diisi tengah malam. | مرتان شهريا لكل مستخدم، يتجدد المخزون منتصف الليل.`),
  'integralRecharge.notice': phrases(`
    积分已到账，请在“我的－积分”查看。 | Your points have arrived: see Me, Points. | Tus puntos ya llegaron: míralos en Yo, Puntos. | Poinmu sudah tiba: lihat di Saya, Poin. | وصلت نقاطك: انظر أنا، النقاط.`),
  'inviteProgram.terms': phrases(`
    好友首次注册并观看满 10 分钟后，双方获得积分；每天最多邀请 20 位。 | Both get points once the friend has signed up and watched for ten minutes. Twenty friends a day at most. | Ambos ganan puntos cuando el amigo se registra y mira diez minutos. Máximo 20 al día. | Keduanya dapat poin setelah teman daftar dan menonton 10 menit. Maksimal 20 sehari. | يحصل كلاكما على نقاط بعد تسجيل الصديق ومشاهدته عشر دقائق، وبحد أقصى ٢٠ يوميا.`),
  'liveActivityHonor.speech': phrases(`
    谢谢每一位陪我到凌晨的你们。 | Thank you, all of you who stayed with me till the small hours. | Gracias a quienes se quedaron conmigo hasta la madrugada. | Terima kasih yang menemani sampai dini hari. | شكرا لكل من بقي معي حتى الفجر.
    这个奖属于整个公会，明年再来！ | This prize belongs to the whole guild. We are back next year! | Este premio es de todo el gremio. ¡Volvemos el próximo año! | Hadiah ini milik seluruh guild. Sampai tahun depan! | هذه الجائزة للنقابة كلها، نعود العام القادم!`),
  'liveActivityTemplate.rulesText': phrases(`
    活动期间收到的指定礼物计入榜单；同分者先达到者在前；刷榜者取消资格。 | The gifts of the activity count. Of two with equal points the first to reach them leads. Whoever fakes votes is out. | Cuentan los regalos del evento. En empate gana quien llegó primero. | Hadiah kegiatan dihitung. Bila seri, yang lebih dulu menang. | تحتسب هدايا النشاط، وعند التعادل يتقدم الأسبق.
    榜单每小时更新，奖励在活动结束后 3 个工作日内发放。 | The ranking is renewed every hour. Rewards are paid within three working days of the end. | La lista se renueva cada hora. Premios en tres días hábiles. | Peringkat diperbarui tiap jam. Hadiah dalam tiga hari kerja. | يتجدد الترتيب كل ساعة والجوائز خلال ثلاثة أيام عمل.`),
  'liveSwitch.offText': phrases(`
    该功能在你所在的地区暂不可用。 | This is not available in your area for now. | No disponible en tu zona por ahora. | Belum tersedia di wilayahmu. | غير متاح في منطقتك حاليا.
    功能维护中，请稍后再来。 | Under maintenance. Please come back later. | En mantenimiento, vuelve más tarde. | Sedang dipelihara, kembali nanti. | قيد الصيانة، عد لاحقا.`),
  'liveUserTask.intro': phrases(`
    在任意直播间完成即可，奖励自动到账。 | In any live room; the reward comes by itself. | En cualquier sala; el premio llega solo. | Di room mana saja, hadiah otomatis masuk. | في أي غرفة، وتصل المكافأة تلقائيا.
    每天零点重置，记得来领。 | Starts again at midnight. Do not forget to claim. | Se reinicia a medianoche. | Diulang tiap tengah malam. | تبدأ من جديد عند منتصف الليل.`),
  'luckGift.oddsText': phrases(`
    每次送出均独立抽奖，中奖概率按公示倍数计算，金币不可提现。 | Each gift is a draw of its own, at the odds shown below. Coins cannot be cashed out. | Cada regalo es un sorteo aparte, con las probabilidades indicadas. | Tiap hadiah diundi sendiri dengan peluang yang tertera. | كل هدية سحب مستقل بالاحتمالات المبينة.`),
  'probabilityGame.rulesText': phrases(`
    每局独立开奖，概率在页面公示；每日投入有上限，未成年人不得参与。 | Each round is drawn on its own, at the odds shown. There is a limit for a day. Not for minors. | Cada ronda es independiente y las probabilidades se publican. Hay límite diario. No apto para menores. | Tiap ronde diundi sendiri, peluang diumumkan. Ada batas harian. Bukan untuk anak. | كل جولة مستقلة والاحتمالات معلنة، ولها حد يومي، وليست للقاصرين.`),
  'probabilityOfficial.helpText': phrases(`
    中奖号码由可验证的随机数生成，可在“记录”中核对。 | Results come from random numbers that anybody can check under Records. | Los resultados se pueden verificar en Registros. | Hasil dapat diperiksa di Riwayat. | يمكن التحقق من النتائج في السجل.`),
  'rankSingle.subtitle': phrases(`
    按近七天播放排序 | By plays of the last seven days | Por vistas de siete días | Menurut tayangan tujuh hari | حسب مشاهدات سبعة أيام
    编辑与观众共同选出 | Chosen by editors and viewers | Elegido por editores y público | Pilihan editor dan penonton | من اختيار المحررين والجمهور`),
  'shortPayPlan.paywallText': phrases(`
    解锁本集，看她如何反击。 | Unlock to see how she strikes back. | Desbloquea y mira su venganza. | Buka untuk melihat balasannya. | افتح لترى كيف ترد.
    整部解锁更划算。 | The whole series costs less. | Sale mejor la serie completa. | Lebih hemat beli semua. | المسلسل كاملا أوفر.`),
  'shortRecommendation.hook': hooks(),
  'shortSearchContent.hook': hooks(),
  'singleItem.note': phrases(`
    结局值得你熬夜。 | The ending is worth a short night. | El final vale el desvelo. | Akhirnya layak begadang. | نهاية تستحق السهر.
    适合和家人一起看。 | Good to watch with the family. | Para ver en familia. | Cocok ditonton keluarga. | مناسب للعائلة.
    从第三集开始停不下来。 | From episode three on there is no stopping. | Desde el tercero no paras. | Mulai episode tiga tak bisa berhenti. | من الحلقة الثالثة لن تتوقف.`),
  'singleRecommendItem.wording': phrases(`
    一口气看完的片单 | For one sitting | Para un maratón | Sekali duduk | لجلسة واحدة
    周末就看这些 | For this weekend | Para el fin de semana | Untuk akhir pekan | لنهاية الأسبوع
    收藏过万 | Saved ten thousand times | Guardada diez mil veces | Disimpan 10 ribu kali | حفظها عشرة آلاف`),
  'starPk.rulesText': phrases(`
    每位用户每天可投 3 票，送礼可加票；投票截止后不再计入。 | Three free votes a day for each user, more with gifts. Nothing counts after the close. | Tres votos gratis al día, más con regalos. | Tiga suara gratis sehari, tambah dengan hadiah. | ثلاثة أصوات مجانية يوميا وأكثر بالهدايا.`),
  'teamUpActivity.rulesText': phrases(`
    在时限内凑齐人数，全队获得奖励；未成团则不扣费。 | Fill the team in time and all members are rewarded. If it does not fill, nobody pays. | Completa el equipo a tiempo y todos ganan. Si no, nadie paga. | Lengkapi tim tepat waktu, semua dapat hadiah. | أكملوا الفريق في الوقت ليفوز الجميع.`),
  'topUpActivity.rulesText': phrases(`
    累计充值达到档位即得奖励，每档一次；退款的订单不计入。 | Reach a step with your top-ups and its reward is yours, once for each step. Refunded orders do not count. | Alcanza un nivel y gana su premio una vez. No cuentan los reembolsos. | Capai tingkat isi ulang, dapatkan hadiahnya sekali. Refund tidak dihitung. | ابلغ المستوى لتنال مكافأته مرة واحدة، ولا تحتسب الطلبات المستردة.`),
  'vipActivity.rulesText': phrases(`
    会员权益自购买成功起生效，自动续费可随时在商店中取消，取消后当期仍然有效。 | Benefits begin with the purchase. Renewal can be cancelled in the store at any time; the running period stays valid. | Los beneficios empiezan con la compra. La renovación se cancela cuando quieras. | Manfaat berlaku sejak pembelian. Perpanjangan dapat dibatalkan kapan saja. | تبدأ المزايا عند الشراء، ويمكن إلغاء التجديد في أي وقت.`),
  'vipIssue.notifyText': phrases(`
    会员天数已加到你的账号，祝观影愉快。 | Days of VIP were added to your account. Enjoy. | Agregamos días VIP a tu cuenta. | Hari VIP sudah ditambahkan ke akunmu. | أضيفت أيام VIP إلى حسابك.`),
}

function hooks(): readonly Phrase[] {
  return phrases(`
    替嫁第一天，她就要离婚 | Married in her sister's place, she wants out on day one | Se casa por su hermana y ya quiere divorciarse | Menikah menggantikan kakak, ingin cerai di hari pertama | تزوجت بدل أختها وتريد الطلاق من أول يوم
    全公司都不知道，扫地的是董事长 | Nobody knows that the cleaner owns the company | Nadie sabe que el conserje es el dueño | Tak ada yang tahu tukang sapu itu pemilik | لا أحد يعلم أن عامل النظافة هو المالك
    重生归来，她不再忍让 | Born again, she forgives nobody | Renacida, no perdona a nadie | Lahir kembali, ia tak lagi mengalah | ولدت من جديد ولن تسامح`)
}
