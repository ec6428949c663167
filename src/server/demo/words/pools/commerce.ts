import { phrases } from '../phrases'

/** Gifts that viewers send: from a few coins to the grand ones. */
export const gifts = phrases(`
  玫瑰 | Rose | Rosa | Mawar | وردة
  爱心 | Heart | Corazón | Hati | قلب
  咖啡 | Coffee | Café | Kopi | قهوة
  冰淇淋 | Ice cream | Helado | Es krim | مثلجات
  小熊 | Teddy bear | Osito | Boneka beruang | دبدوب
  掌声 | Applause | Aplausos | Tepuk tangan | تصفيق
  巧克力 | Chocolates | Chocolates | Cokelat | شوكولاتة
  香吻 | Kiss | Beso | Ciuman | قبلة
  气球 | Balloons | Globos | Balon | بالونات
  幸运四叶草 | Lucky clover | Trébol | Semanggi | برسيم الحظ
  香水 | Perfume | Perfume | Parfum | عطر
  小王冠 | Little crown | Coronita | Mahkota kecil | تاج صغير
  麦克风 | Golden microphone | Micrófono dorado | Mikrofon emas | ميكروفون ذهبي
  生日蛋糕 | Birthday cake | Pastel | Kue ulang tahun | كعكة ميلاد
  孔明灯 | Sky lantern | Farol del cielo | Lampion | فانوس طائر
  流星雨 | Meteor shower | Lluvia de estrellas | Hujan meteor | شهب
  摩托车 | Motorbike | Motocicleta | Motor | دراجة نارية
  跑车 | Sports car | Auto deportivo | Mobil sport | سيارة رياضية
  游艇 | Yacht | Yate | Kapal pesiar | يخت
  私人飞机 | Private jet | Jet privado | Jet pribadi | طائرة خاصة
  梦幻城堡 | Dream castle | Castillo de ensueño | Istana impian | قلعة الأحلام
  旋转木马 | Carousel | Carrusel | Komidi putar | دوامة الخيل
  火箭 | Rocket | Cohete | Roket | صاروخ
  星际战舰 | Star cruiser | Nave estelar | Kapal bintang | سفينة نجمية`)

/** Frames, entrances and bubbles that users wear. */
export const dresses = phrases(`
  樱花头像框 | Cherry blossom frame | Marco de cerezo | Bingkai sakura | إطار الكرز
  星空头像框 | Starry sky frame | Marco estelar | Bingkai bintang | إطار النجوم
  烈焰进场 | Blazing entrance | Entrada en llamas | Masuk berapi | دخول ناري
  银龙坐骑 | Silver dragon ride | Dragón plateado | Naga perak | تنين فضي
  霓虹气泡 | Neon bubble | Burbuja neón | Gelembung neon | فقاعة نيون
  月光名片 | Moonlight card | Tarjeta lunar | Kartu bulan | بطاقة القمر
  金色麦霸勋章 | Golden singer badge | Insignia dorada | Lencana emas | وسام ذهبي
  守护天使翅膀 | Guardian wings | Alas guardianas | Sayap pelindung | أجنحة الحارس
  斋月灯笼框 | Ramadan lantern frame | Marco de farol | Bingkai lentera | إطار الفانوس
  赛博机车 | Cyber bike | Moto cibernética | Motor siber | دراجة سيبرانية
  公会会长徽章 | Guild leader badge | Insignia de líder | Lencana ketua | وسام القائد
  海浪弹幕 | Ocean bullet style | Estilo océano | Gaya ombak | نمط الموج`)

/** What the VIP shop sells. */
export const plans = phrases(`
  VIP 月卡 | VIP monthly | VIP mensual | VIP bulanan | VIP شهري
  VIP 季卡 | VIP quarterly | VIP trimestral | VIP tiga bulan | VIP ربع سنوي
  VIP 年卡 | VIP yearly | VIP anual | VIP tahunan | VIP سنوي
  VIP 周卡 | VIP weekly | VIP semanal | VIP mingguan | VIP أسبوعي
  SVIP 连续包月 | SVIP monthly, renewing | SVIP mensual | SVIP bulanan | SVIP شهري
  SVIP 年卡 | SVIP yearly | SVIP anual | SVIP tahunan | SVIP سنوي
  家庭套餐 4 人 | Family plan for four | Plan familiar | Paket keluarga | خطة عائلية
  学生月卡 | Student monthly | Estudiante mensual | Pelajar bulanan | طالب شهري
  体育通行证 | Sports pass | Pase deportivo | Paket olahraga | تذكرة الرياضة
  短剧畅看卡 | Shorts pass | Pase de cortos | Paket drama pendek | تذكرة القصيرة
  新人体验卡 3 天 | 3-day trial | Prueba de 3 días | Coba 3 hari | تجربة ٣ أيام
  电视会员 | TV membership | Membresía TV | Member TV | عضوية التلفاز`)

/** Packs of coins. */
export const packs = phrases(`
  60 金币 | 60 coins | 60 monedas | 60 koin | ٦٠ عملة
  300 金币 | 300 coins | 300 monedas | 300 koin | ٣٠٠ عملة
  680 金币 | 680 coins | 680 monedas | 680 koin | ٦٨٠ عملة
  1280 金币 | 1,280 coins | 1.280 monedas | 1.280 koin | ١٢٨٠ عملة
  3280 金币 | 3,280 coins | 3.280 monedas | 3.280 koin | ٣٢٨٠ عملة
  6480 金币 | 6,480 coins | 6.480 monedas | 6.480 koin | ٦٤٨٠ عملة
  首充双倍礼包 | First top-up, doubled | Primera recarga doble | Isi ulang ganda | الشحنة الأولى مضاعفة
  周末加赠包 | Weekend bonus pack | Paquete de fin de semana | Paket akhir pekan | حزمة نهاية الأسبوع`)

/** Companies that advertise, supply, sign or are paid. */
export const companies = phrases(`
  星澜传媒 | Starwave Media
  海岛娱乐 | Island Entertainment
  新月数字 | Crescent Digital
  阿兹特克互动 | Azteca Interactive
  努桑塔拉影业 | Nusantara Pictures
  蓝鲸科技 | Blue Whale Technology
  橙果文化 | Orange Fruit Culture
  沙丘工作室 | Dune Studios
  赤道音乐 | Equator Music
  高原广告 | Highland Advertising
  彩虹发行 | Rainbow Distribution
  棕榈树公关 | Palm Tree PR
  北极光版权 | Northern Lights Rights
  金沙支付 | Golden Sands Payments
  银河体育 | Galaxy Sports
  绿洲游戏 | Oasis Games
  白塔出品 | White Tower Productions
  红杉食品 | Redwood Foods
  云帆出行 | Cloudsail Travel
  晨光美妆 | Morning Light Beauty`)

/** Ways to pay and those who carry the payment. */
export const payments = phrases(`
  Google Play 支付 | Google Play Billing
  苹果内购 | App Store
  信用卡 | Credit card
  GoPay | GoPay
  OVO | OVO
  DANA | DANA
  OXXO 便利店 | OXXO cash
  Mercado Pago | Mercado Pago
  STC Pay | STC Pay
  Mada 借记卡 | Mada debit
  Fawry | Fawry
  KNET | KNET
  支付宝 | Alipay
  微信支付 | WeChat Pay
  PayPal | PayPal
  运营商话费支付 | Carrier billing
  银行转账 | Bank transfer
  USDT 钱包 | USDT wallet`)
