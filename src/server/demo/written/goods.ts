import { written } from './written'

/** Gifts from a few coins to the grand ones. */
export const gift = written(
  'kind panelTab coins biscuits name',
  `
  normal | popular | 1 | 0 | 玫瑰 / Rose / Rosa / Mawar / وردة
  normal | popular | 5 | 2 | 爱心 / Heart / Corazón / Hati / قلب
  normal | popular | 9 | 4 | 咖啡 / Coffee / Café / Kopi / قهوة
  normal | popular | 19 | 9 | 冰淇淋 / Ice cream / Helado / Es krim / مثلجات
  combo | popular | 1 | 0 | 点赞 / Thumbs up / Me gusta / Jempol / إعجاب
  combo | popular | 10 | 5 | 掌声 / Applause / Aplausos / Tepuk tangan / تصفيق
  normal | popular | 30 | 15 | 巧克力 / Chocolates / Chocolates / Cokelat / شوكولاتة
  normal | popular | 52 | 26 | 香吻 / Kiss / Beso / Ciuman / قبلة
  normal | popular | 66 | 33 | 气球 / Balloons / Globos / Balon / بالونات
  normal | popular | 99 | 49 | 小熊 / Teddy bear / Osito / Boneka beruang / دبدوب
  lucky | luck | 10 | 1 | 幸运四叶草 / Lucky clover / Trébol / Semanggi / برسيم الحظ
  lucky | luck | 50 | 5 | 幸运猫 / Lucky cat / Gato de la suerte / Kucing hoki / قط الحظ
  lucky | luck | 100 | 10 | 幸运星 / Lucky star / Estrella de la suerte / Bintang hoki / نجمة الحظ
  blindBox | luck | 88 | 30 | 惊喜盲盒 / Surprise box / Caja sorpresa / Kotak kejutan / صندوق مفاجأة
  blindBox | luck | 288 | 110 | 星辰盲盒 / Star box / Caja estelar / Kotak bintang / صندوق النجوم
  normal | popular | 199 | 99 | 香水 / Perfume / Perfume / Parfum / عطر
  normal | popular | 299 | 149 | 小王冠 / Little crown / Coronita / Mahkota kecil / تاج صغير
  normal | popular | 366 | 183 | 金麦克风 / Golden microphone / Micrófono dorado / Mikrofon emas / ميكروفون ذهبي
  normal | popular | 520 | 260 | 生日蛋糕 / Birthday cake / Pastel / Kue ulang tahun / كعكة ميلاد
  fullScreen | popular | 666 | 333 | 孔明灯 / Sky lanterns / Faroles del cielo / Lampion / فوانيس طائرة
  fullScreen | popular | 888 | 444 | 流星雨 / Meteor shower / Lluvia de estrellas / Hujan meteor / شهب
  fullScreen | popular | 1200 | 600 | 摩托车 / Motorbike / Motocicleta / Motor / دراجة نارية
  fullScreen | popular | 2000 | 1000 | 旋转木马 / Carousel / Carrusel / Komidi putar / دوامة الخيل
  fullScreen | popular | 3000 | 1500 | 跑车 / Sports car / Auto deportivo / Mobil sport / سيارة رياضية
  fullScreen | popular | 5000 | 2500 | 游艇 / Yacht / Yate / Kapal pesiar / يخت
  fullScreen | popular | 8888 | 4444 | 私人飞机 / Private jet / Jet privado / Jet pribadi / طائرة خاصة
  fullScreen | popular | 13140 | 6570 | 梦幻城堡 / Dream castle / Castillo de ensueño / Istana impian / قلعة الأحلام
  fullScreen | popular | 20000 | 10000 | 火箭 / Rocket / Cohete / Roket / صاروخ
  fullScreen | popular | 30000 | 15000 | 星际战舰 / Star cruiser / Nave estelar / Kapal bintang / سفينة نجمية
  vip | privilege | 199 | 99 | 会员花束 / Members' bouquet / Ramo VIP / Buket VIP / باقة VIP
  vip | privilege | 999 | 499 | 会员烟花 / Members' fireworks / Fuegos VIP / Kembang api VIP / ألعاب نارية VIP
  fanClub | privilege | 1 | 0 | 粉丝灯牌 / Fan light / Luz de fan / Lampu fans / ضوء المعجبين
  fanClub | privilege | 100 | 50 | 粉丝应援棒 / Cheering stick / Bastón de fan / Tongkat fans / عصا التشجيع
  guard | privilege | 520 | 260 | 守护之心 / Guardian's heart / Corazón guardián / Hati penjaga / قلب الحارس
  guard | privilege | 5200 | 2600 | 守护天使 / Guardian angel / Ángel guardián / Malaikat penjaga / ملاك حارس
  backpack | backpack | 1 | 0 | 签到小花 / Check-in flower / Flor diaria / Bunga harian / زهرة يومية
  backpack | backpack | 10 | 1 | 任务奖杯 / Task trophy / Trofeo de tareas / Piala tugas / كأس المهام
  event | event | 99 | 49 | 斋月灯笼 / Ramadan lantern / Farol de Ramadán / Lentera Ramadan / فانوس رمضان
  event | event | 99 | 49 | 亡灵节糖骷髅 / Sugar skull / Calaverita / Tengkorak gula / جمجمة السكر
  event | event | 199 | 99 | 月饼 / Mooncake / Pastel de luna / Kue bulan / كعكة القمر
  event | event | 299 | 149 | 圣诞袜 / Christmas stocking / Calcetín navideño / Kaus kaki Natal / جورب العيد
  event | event | 2026 | 1013 | 跨年焰火 / New Year fireworks / Fuegos de Año Nuevo / Kembang api Tahun Baru / ألعاب رأس السنة`,
)

/** What users wear: to show rank, taste or luck. */
export const dress = written(
  'kind rarity obtain name',
  `
  avatarFrame | common | [level] | 樱花头像框 / Cherry blossom frame
  avatarFrame | rare | [buy] | 星空头像框 / Starry sky frame
  avatarFrame | rare | [activity] | 斋月灯笼头像框 / Ramadan lantern frame
  avatarFrame | epic | [vip] | 金边头像框 / Gold-rimmed frame
  avatarFrame | legend | [grant] | 年度主播头像框 / Host of the year frame
  entrance | rare | [buy] | 烈焰进场 / Blazing entrance
  entrance | epic | [vip] | 极光进场 / Aurora entrance
  entrance | legend | [guard] | 守护者进场 / Guardian entrance
  entrance | common | [level] | 彩带进场 / Streamer entrance
  chatBubble | common | [buy] | 霓虹气泡 / Neon bubble
  chatBubble | rare | [vip] | 海浪气泡 / Ocean bubble
  chatBubble | common | [level] | 猫爪气泡 / Cat paw bubble
  seatFrame | rare | [buy] | 玫瑰麦位框 / Rose seat frame
  seatFrame | epic | [activity] | 冠军麦位框 / Champion seat frame
  medal | rare | [activity] | 金色麦霸勋章 / Golden singer medal
  medal | epic | [grant] | 公会会长勋章 / Guild leader medal
  medal | common | [activity] | 周年纪念勋章 / Anniversary medal
  medal | legend | [grant] | 世界杯预言家勋章 / World Cup prophet medal
  roomSkin | rare | [buy] | 深海房间皮肤 / Deep sea room
  roomSkin | epic | [activity] | 亡灵节房间皮肤 / Day of the Dead room
  roomSkin | rare | [buy] | 星际房间皮肤 / Outer space room
  prettyId | legend | [buy] | 六连靓号 / Six equal digits
  prettyId | epic | [grant] | 生日靓号 / Birthday number
  nameplate | common | [vip] | 月光名牌 / Moonlight nameplate
  nameplate | rare | [level] | 钻石名牌 / Diamond nameplate
  vehicle | rare | [buy] | 赛博机车 / Cyber bike
  vehicle | epic | [buy] | 银龙坐骑 / Silver dragon
  vehicle | legend | [vip, guard] | 凤凰坐骑 / Phoenix
  vehicle | common | [activity] | 复古单车 / Vintage bicycle
  vehicle | epic | [grant] | 豪华游轮 / Ocean liner`,
)

export const prop = written(
  'kind coins validDays name',
  `
  expCard | 300 | 7 | 双倍经验卡 / Double experience
  expCard | 900 | 7 | 五倍经验卡 / Five times experience
  broadcastHorn | 100 | 30 | 全站喇叭 / Horn for all rooms
  broadcastHorn | 30 | 30 | 房间喇叭 / Horn for one room
  renameCard | 200 | 90 | 改名卡 / Change of name
  pkBoost | 150 | 7 | PK 加成卡 / Battle boost
  exposureCard | 500 | 7 | 曝光卡 / Exposure card
  exposureCard | 1500 | 7 | 黄金曝光卡 / Golden exposure card
  unlockCard | 80 | 30 | 短剧解锁卡 / Episode unlock
  adSkipCard | 60 | 3 | 免广告卡 / Day without ads`,
)

export const virtualCurrency = written(
  'code kind usdPer1000 spendOrder cashable name',
  `
  coin | bought | 1430 | 2 | false | 金币 / Coins / Monedas / Koin / عملات
  bonusCoin | granted |  | 1 | false | 赠送金币 / Bonus coins / Monedas extra / Koin bonus / عملات إضافية
  biscuit | earned | 500 |  | true | 饼干 / Biscuits / Galletas / Biskuit / بسكويت
  diamond | earned | 500 |  | false | 钻石 / Diamonds / Diamantes / Berlian / ألماس`,
)

/** Dresses as they show in a room, by their own names. */
export const liveDress = written(
  'dress>dress place name',
  `
  6 | entrance | 烈焰进场 / Blazing entrance
  7 | entrance | 极光进场 / Aurora entrance
  8 | entrance | 守护者进场 / Guardian entrance
  9 | entrance | 彩带进场 / Streamer entrance
  10 | bubble | 霓虹气泡 / Neon bubble
  11 | bubble | 海浪气泡 / Ocean bubble
  12 | bubble | 猫爪气泡 / Cat paw bubble
  13 | seatFrame | 玫瑰麦位框 / Rose seat frame
  14 | seatFrame | 冠军麦位框 / Champion seat frame
  15 | medal | 金色麦霸勋章 / Golden singer medal
  16 | medal | 公会会长勋章 / Guild leader medal
  19 | roomBackground | 深海房间皮肤 / Deep sea room
  20 | roomBackground | 亡灵节房间皮肤 / Day of the Dead room
  21 | roomBackground | 星际房间皮肤 / Outer space room
  24 | nameplate | 月光名牌 / Moonlight nameplate
  25 | nameplate | 钻石名牌 / Diamond nameplate
  26 | mount | 赛博机车 / Cyber bike
  27 | mount | 银龙坐骑 / Silver dragon
  28 | mount | 凤凰坐骑 / Phoenix`,
)
