import { phrases } from '../phrases'

/** What campaigns are called: each can come round again, in another season or area. */
export const campaigns = phrases(`
  春日追剧季 | Spring Binge Season | Temporada de maratones | Musim Maraton Semi | موسم مسلسلات الربيع
  斋月之夜 | Ramadan Nights | Noches de Ramadán | Malam Ramadan | ليالي رمضان
  开斋节红包雨 | Eid Coin Rain | Lluvia de monedas de Eid | Hujan Koin Lebaran | مطر عملات العيد
  独立日狂欢 | Independence Day Party | Fiesta de la Independencia | Pesta Kemerdekaan | احتفال الاستقلال
  亡灵节派对 | Day of the Dead Party | Fiesta de Día de Muertos | Pesta Hari Arwah | حفلة يوم الموتى
  双十一会员节 | 11.11 Member Day | Día del Socio 11.11 | Hari Member 11.11 | يوم الأعضاء ١١٫١١
  跨年直播夜 | New Year's Eve Live | Noche de Fin de Año en vivo | Malam Tahun Baru Live | ليلة رأس السنة مباشر
  夏日清凉节 | Summer Splash | Fiesta de verano | Pesta Musim Panas | مهرجان الصيف
  暑期短剧王 | Summer Shorts Crown | Reyes del corto de verano | Raja Drama Pendek | ملوك المسلسلات القصيرة
  情人节告白墙 | Valentine's Wall | Muro de San Valentín | Dinding Valentine | جدار عيد الحب
  周年庆 | Anniversary Gala | Gala de aniversario | Gala Ulang Tahun | حفل الذكرى السنوية
  新人七日礼 | Seven Days for Newcomers | Siete días para nuevos | Tujuh Hari Pengguna Baru | سبعة أيام للجدد
  邀好友得会员 | Invite Friends, Get VIP | Invita y gana VIP | Ajak Teman Dapat VIP | ادع أصدقاءك واربح VIP
  主播年度盛典 | Host of the Year | Anfitrión del Año | Host Terbaik Tahun Ini | مضيف العام
  公会争霸赛 | Guild Championship | Campeonato de gremios | Kejuaraan Guild | بطولة النقابات
  万圣节惊魂夜 | Halloween Fright Night | Noche de Halloween | Malam Halloween | ليلة الهالوين
  黑色星期五充值返利 | Black Friday Top-up Bonus | Bono de Black Friday | Bonus Black Friday | مكافأة الجمعة البيضاء
  中秋团圆礼 | Mid-Autumn Gifts | Regalos de medio otoño | Hadiah Pertengahan Musim | هدايا منتصف الخريف
  世界杯竞猜 | World Cup Predictions | Pronósticos del Mundial | Tebak Piala Dunia | توقعات كأس العالم
  周末组队开宝箱 | Weekend Team Chests | Cofres en equipo | Peti Tim Akhir Pekan | صناديق الفريق`)

/** Campaigns that fit any week of the year: what is dated without regard to seasons is called after these. */
export const evergreen = phrases(`
  充值加赠 | Coins on Top | Monedas de más | Bonus Koin | عملات إضافية
  新主播起航 | New Hosts Set Sail | Nuevos anfitriones a bordo | Host Baru Berlayar | مضيفون جدد
  好声音之夜 | Night of Voices | Noche de voces | Malam Suara Emas | ليلة الأصوات
  短剧马拉松 | Shorts Marathon | Maratón de cortos | Maraton Drama Pendek | ماراثون القصيرة
  一起追大结局 | Finale Night | Noche de finales | Malam Episode Terakhir | ليلة النهاية
  影迷问答赛 | Film Quiz | Trivia de cine | Kuis Film | مسابقة الأفلام
  经典电影周 | Week of Classics | Semana de clásicos | Pekan Film Klasik | أسبوع الكلاسيكيات
  深夜电台周 | Midnight Radio Week | Semana de radio nocturna | Pekan Radio Malam | أسبوع إذاعة الليل
  连麦对战季 | Season of Battles | Temporada de batallas | Musim Adu Live | موسم التحدي
  周年庆 | Anniversary Gala | Gala de aniversario | Gala Ulang Tahun | حفل الذكرى السنوية
  新人七日礼 | Seven Days for Newcomers | Siete días para nuevos | Tujuh Hari Pengguna Baru | سبعة أيام للجدد
  邀好友得会员 | Invite Friends, Get VIP | Invita y gana VIP | Ajak Teman Dapat VIP | ادع أصدقاءك واربح VIP
  公会争霸赛 | Guild Championship | Campeonato de gremios | Kejuaraan Guild | بطولة النقابات
  周末组队开宝箱 | Weekend Team Chests | Cofres en equipo | Peti Tim Akhir Pekan | صناديق الفريق
  街头美食直播周 | Street Food Live | Comida callejera en vivo | Jajanan Live | طعام الشارع مباشر
  家庭电影夜 | Family Film Night | Noche de cine en familia | Malam Film Keluarga | ليلة أفلام العائلة
  宠粉日 | Fans' Day | Día de los fans | Hari Penggemar | يوم المعجبين
  追剧打卡挑战 | Seven-Day Binge Challenge | Reto de siete días | Tantangan Maraton Tujuh Hari | تحدي السبعة أيام
  悬疑推理周 | Mystery Week | Semana del misterio | Pekan Misteri | أسبوع الغموض
  首充双重礼 | Two Gifts for the First Top-up | Dos regalos en tu primera recarga | Hadiah Ganda Isi Ulang Pertama | هديتان لأول شحن`)

/** Seasons of the gate pass, which follow each other every eight weeks of whatever year. */
export const passSeasons = phrases(`
  霓虹之城 | City of Neon | Ciudad de neón | Kota Neon | مدينة النيون
  深宫迷局 | Secrets of the Palace | Secretos del palacio | Rahasia Istana | أسرار القصر
  追凶档案 | Cold Case Files | Casos sin resolver | Berkas Kasus Lama | ملفات غامضة
  星际远航 | Voyage of Stars | Viaje a las estrellas | Pelayaran Bintang | رحلة النجوم
  心动信号 | Signals of the Heart | Señales del corazón | Sinyal Hati | إشارات القلب
  江湖夜雨 | Swords in the Rain | Espadas bajo la lluvia | Pedang di Tengah Hujan | سيوف تحت المطر
  海岛奇遇 | The Island Season | La temporada de la isla | Musim Pulau | موسم الجزيرة
  重生归来 | Second Chances | Segundas oportunidades | Kesempatan Kedua | فرص ثانية
  厨神争锋 | Kitchen Rivals | Rivales de cocina | Rival di Dapur | صراع الطهاة
  午夜剧场 | Midnight Theatre | Teatro de medianoche | Teater Tengah Malam | مسرح منتصف الليل
  龙与王座 | Dragons and Thrones | Dragones y tronos | Naga dan Takhta | تنانين وعروش
  追光舞台 | Into the Spotlight | Bajo los reflectores | Di Bawah Sorotan | تحت الأضواء
  荒野求生 | Out in the Wild | En lo salvaje | Di Alam Liar | في البرية
  时间旅人 | Travellers in Time | Viajeros del tiempo | Penjelajah Waktu | مسافرو الزمن`)

/** What people do in teams, by turns: buy, do tasks, top up, watch. */
export const teamCampaigns = phrases(`
  三人成团享会员 | VIP for Three | VIP para tres | VIP Bertiga | VIP لثلاثة
  五人任务赛 | Five at Work | Cinco en equipo | Berlima Beraksi | خمسة في المهمة
  三人充值团 | Three Top Up Together | Tres recargan juntos | Isi Ulang Bertiga | ثلاثة يشحنون معا
  四人追剧团 | Four on the Sofa | Cuatro en el sofá | Berempat di Sofa | أربعة على الأريكة
  年卡拼团 | A Year of VIP, Shared | Un año VIP compartido | VIP Setahun Patungan | سنة VIP مشتركة
  打卡接力 | Check-in Relay | Relevo de registros | Estafet Absen | تتابع التسجيل
  金币储蓄罐 | The Coin Jar | La alcancía | Celengan Koin | حصالة العملات
  周末影院 | Weekend Cinema | Cine de fin de semana | Bioskop Akhir Pekan | سينما نهاية الأسبوع
  短剧月卡拼团 | Shorts Pass in a Team | Pase de cortos en grupo | Pass Drama Pendek Patungan | باقة القصيرة بالفريق
  好友任务榜 | Friends' Task Board | Tablero de amigos | Papan Tugas Teman | مهام الأصدقاء
  充值接龙 | Top-up Chain | Cadena de recargas | Rantai Isi Ulang | سلسلة الشحن
  通宵马拉松 | All-Night Marathon | Maratón nocturno | Maraton Semalam | ماراثون الليل
  半价会员团 | Half-Price VIP Club | Club VIP a mitad de precio | Klub VIP Setengah Harga | نادي VIP بنصف السعر
  公会协作周 | Guild Teamwork Week | Semana de gremios | Pekan Kerja Guild | أسبوع تعاون النقابات
  金币加倍团 | Double Coins Crew | Equipo de monedas dobles | Tim Koin Ganda | فريق العملات المضاعفة
  一起看大结局 | The Finale Together | El final juntos | Episode Akhir Bareng | النهاية معا
  家庭会员拼团 | Family VIP Team | VIP familiar en grupo | VIP Keluarga Patungan | VIP العائلة بالفريق
  周末组队开宝箱 | Weekend Team Chests | Cofres en equipo | Peti Tim Akhir Pekan | صناديق الفريق
  三人首充礼 | First Top-up for Three | Primera recarga de tres | Isi Ulang Pertama Bertiga | أول شحن لثلاثة
  悬疑之夜 | Mystery Night | Noche de misterio | Malam Misteri | ليلة الغموض`)

/** What a user is asked to do. */
export const tasks = phrases(`
  每日签到 | Check in today | Registro diario | Absen harian | تسجيل يومي
  观看 30 分钟 | Watch for 30 minutes | Mira 30 minutos | Tonton 30 menit | شاهد ٣٠ دقيقة
  分享一部剧 | Share a series | Comparte una serie | Bagikan serial | شارك مسلسلا
  发布一条评论 | Post a comment | Publica un comentario | Tulis komentar | اكتب تعليقا
  完善个人资料 | Complete your profile | Completa tu perfil | Lengkapi profil | أكمل ملفك
  邀请一位好友 | Invite a friend | Invita a un amigo | Ajak satu teman | ادع صديقا
  开启推送通知 | Turn on notifications | Activa las notificaciones | Aktifkan notifikasi | فعّل الإشعارات
  首次充值 | First top-up | Primera recarga | Isi ulang pertama | أول شحن
  连续观看 7 天 | Watch seven days in a row | Siete días seguidos | Tujuh hari berturut-turut | سبعة أيام متتالية
  给主播送出礼物 | Send a gift to a host | Envía un regalo | Kirim hadiah ke host | أرسل هدية لمضيف
  关注三位主播 | Follow three hosts | Sigue a tres anfitriones | Ikuti tiga host | تابع ثلاثة مضيفين
  直播间停留 10 分钟 | Stay 10 minutes in a room | Quédate 10 minutos | Diam 10 menit di ruang | ابق ١٠ دقائق
  追完一部短剧 | Finish a short drama | Termina un corto | Tamatkan drama pendek | أنه مسلسلا قصيرا
  绑定邮箱 | Link an e-mail address | Vincula tu correo | Tautkan email | اربط بريدك
  给应用评分 | Rate the app | Califica la app | Beri nilai aplikasi | قيّم التطبيق
  收藏五部影片 | Save five films | Guarda cinco películas | Simpan lima film | احفظ خمسة أفلام`)

/** What is won. */
export const rewards = phrases(`
  金币 ×100 | 100 coins | 100 monedas | 100 koin | ١٠٠ عملة
  金币 ×500 | 500 coins | 500 monedas | 500 koin | ٥٠٠ عملة
  VIP 3 天 | 3 days of VIP | 3 días VIP | VIP 3 hari | VIP ٣ أيام
  VIP 7 天 | 7 days of VIP | 7 días VIP | VIP 7 hari | VIP ٧ أيام
  VIP 月卡 | A month of VIP | Un mes VIP | VIP sebulan | شهر VIP
  星空头像框 | Starry portrait frame | Marco estelar | Bingkai bintang | إطار النجوم
  限定进场特效 | Limited entrance effect | Entrada limitada | Efek masuk terbatas | دخول محدود
  幸运抽奖券 | Lucky draw ticket | Boleto de sorteo | Tiket undian | تذكرة سحب
  短剧解锁券 ×5 | Five episode unlocks | Cinco desbloqueos | Lima buka episode | ٥ فتحات حلقات
  免广告 24 小时 | A day without ads | Un día sin anuncios | Sehari tanpa iklan | يوم بلا إعلانات
  品牌周边礼包 | Merchandise box | Caja de regalos | Paket merchandise | صندوق هدايا
  话费 10 元 | Phone credit | Saldo telefónico | Pulsa | رصيد هاتف
  年度勋章 | Badge of the year | Insignia del año | Lencana tahun | وسام العام
  谢谢参与 | Better luck next time | Suerte la próxima | Coba lagi | حظا أوفر`)

/** Games within the app. */
export const games = phrases(`
  幸运转盘 | Lucky Wheel | Rueda de la suerte | Roda Keberuntungan | عجلة الحظ
  水果派对 | Fruit Party | Fiesta de frutas | Pesta Buah | حفلة الفواكه
  海底寻宝 | Treasure Reef | Arrecife del tesoro | Harta Laut | كنز البحر
  疯狂飞行棋 | Ludo Rush | Parchís loco | Ludo Kilat | لودو السريع
  麻将大师 | Mahjong Master | Maestro Mahjong | Master Mahjong | سيد الماجونغ
  王牌对决 | Ace Duel | Duelo de ases | Duel As | مبارزة الآص
  太空赛车 | Space Racer | Carrera espacial | Balap Antariksa | سباق الفضاء
  猜歌王 | Guess the Song | Adivina la canción | Tebak Lagu | خمن الأغنية
  农场物语 | Happy Farm | Granja feliz | Kebun Ceria | المزرعة السعيدة
  宝石消消乐 | Jewel Crush | Joyas | Permata Ceria | سحق الجواهر
  足球竞猜 | Football Picks | Quiniela | Tebak Bola | توقعات الكرة
  谁是卧底 | Who Is the Spy | ¿Quién es el espía? | Siapa Mata-mata | من الجاسوس
  多米诺夜场 | Domino Night | Noche de dominó | Domino Malam | ليلة الدومينو
  打砖块冲刺 | Brick Dash | Ladrillos | Bata Kilat | سباق الطوب`)

/** Grades, levels and honours. */
export const honours = phrases(`
  青铜 | Bronze | Bronce | Perunggu | برونزي
  白银 | Silver | Plata | Perak | فضي
  黄金 | Gold | Oro | Emas | ذهبي
  铂金 | Platinum | Platino | Platinum | بلاتيني
  钻石 | Diamond | Diamante | Berlian | ماسي
  星耀 | Starlight | Luz estelar | Bintang | نجمي
  王者 | Champion | Campeón | Juara | بطل
  传奇 | Legend | Leyenda | Legenda | أسطورة`)
