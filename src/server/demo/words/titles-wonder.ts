import { phrases } from './phrases'
import type { TitleWords } from './titles-past'

export const scifi: TitleWords = {
  patterns: phrases(`
    {b}{a} | {a}: {b} | {a}: {b} | {a}: {b} | {a}: {b}`),
  a: phrases(`
    归途 | The Way Home | El regreso | Jalan Pulang | طريق العودة
    信号 | The Signal | La señal | Sinyal | الإشارة
    深空 | Deep Space | Espacio profundo | Angkasa Jauh | الفضاء العميق
    起源 | Origin | El origen | Asal Mula | الأصل
    殖民地 | The Colony | La colonia | Koloni | المستعمرة
    最后的人类 | The Last Humans | Los últimos humanos | Manusia Terakhir | آخر البشر
    觉醒 | Awakening | El despertar | Kebangkitan | الاستيقاظ
    边界 | The Edge | El límite | Batas | الحافة
    失重 | Weightless | Ingravidez | Tanpa Bobot | انعدام الوزن
    记忆体 | The Memory Core | El núcleo de memoria | Inti Memori | نواة الذاكرة`),
  b: phrases(`
    星际 | Interstellar Line | Línea interestelar | Jalur Antarbintang | الخط النجمي
    火星 | Mars | Marte | Mars | المريخ
    二号空间站 | Station Two | Estación Dos | Stasiun Dua | المحطة الثانية
    量子 | Quantum | Cuántico | Kuantum | الكم
    新地球 | New Earth | Nueva Tierra | Bumi Baru | الأرض الجديدة
    第九区 | Sector Nine | Sector Nueve | Sektor Sembilan | القطاع التاسع
    冰卫星 | The Ice Moon | La luna de hielo | Bulan Es | القمر الجليدي
    时间环 | The Time Loop | El bucle | Lingkar Waktu | حلقة الزمن
    机械城 | Machine City | Ciudad Máquina | Kota Mesin | مدينة الآلات
    光年外 | Light Years Away | A años luz | Sejauh Tahun Cahaya | على بعد سنوات ضوئية`),
}

export const horror: TitleWords = {
  patterns: phrases(`
    {b}{a} | {a} of {b} | {a} de {b} | {a} {b} | {a} {b}
    {a}·{b} | {b}: {a} | {b}: {a} | {b}: {a} | {b}: {a}`),
  a: phrases(`
    来客 | The Visitor | El visitante | Sang Tamu | زائر
    敲门声 | The Knocking | Los golpes | Ketukan | طرقات
    诅咒 | The Curse | La maldición | Kutukan | لعنة
    守夜人 | The Night Watch | El velador | Penjaga Malam | حارس ليل
    影子 | The Shadow | La sombra | Bayangan | ظل
    木偶 | The Puppet | La marioneta | Boneka | دمية
    红嫁衣 | The Red Dress | El vestido rojo | Gaun Merah | الفستان الأحمر
    招魂 | The Summoning | La invocación | Pemanggilan | استدعاء
    低语 | The Whisper | El susurro | Bisikan | همسات
    镜中人 | The Face in the Mirror | La cara en el espejo | Wajah di Cermin | وجه المرآة`),
  b: phrases(`
    午夜病房 | Ward Nine | la sala nueve | Bangsal Sembilan | الجناح التاسع
    老宅 | the Old House | la casa vieja | Rumah Tua | البيت القديم
    404房 | Room 404 | la habitación 404 | Kamar 404 | الغرفة 404
    荒村 | the Empty Village | el pueblo vacío | Desa Kosong | القرية المهجورة
    枯井 | the Dry Well | el pozo seco | Sumur Kering | البئر الجافة
    末班车 | the Last Bus | el último autobús | Bus Terakhir | الحافلة الأخيرة
    地下室 | the Cellar | el sótano | Ruang Bawah Tanah | القبو
    黑水塘 | Blackwater Pond | la laguna negra | Kolam Air Hitam | البركة السوداء
    纸扎铺 | the Paper Shop | la tienda de papel | Toko Kertas | دكان الورق
    疗养院 | the Sanatorium | el sanatorio | Sanatorium | المصحة`),
}

export const anime: TitleWords = {
  patterns: phrases(`
    {a}{b} | {a}: {b} | {a}: {b} | {a}: {b} | {a}: {b}
    {a}与{b} | {a} & {b} | {a} y {b} | {a} & {b} | {a} و{b}`),
  a: phrases(`
    少年剑客 | The Young Swordsman | El joven espadachín | Pendekar Muda | السياف الصغير
    机甲少女 | Mecha Girl | La chica mecha | Gadis Mecha | فتاة الميكا
    猫咪侦探 | Detective Cat | El gato detective | Kucing Detektif | القط المحقق
    料理王 | Kitchen King | El rey de la cocina | Raja Dapur | ملك المطبخ
    灵能学院 | Spirit Academy | Academia espiritual | Akademi Roh | أكاديمية الأرواح
    龙骑士 | The Dragon Rider | El jinete del dragón | Penunggang Naga | فارس التنين
    篮球之心 | Heart of the Court | Corazón de cancha | Hati Lapangan | قلب الملعب
    偶像计划 | Idol Project | Proyecto Ídolo | Proyek Idola | مشروع النجوم
    异界旅人 | The Otherworld Traveller | El viajero del otro mundo | Pengelana Dunia Lain | مسافر العوالم
    海盗船长 | Captain of the Skies | El capitán del cielo | Kapten Langit | قبطان السماء`),
  b: phrases(`
    零 | Zero | Cero | Zero | صفر
    传说 | Legend | la leyenda | Legenda | الأسطورة
    暴风篇 | Tempest | la tempestad | Prahara | العاصفة
    星之卷 | Star Scroll | el rollo estelar | Gulungan Bintang | لفافة النجوم
    大冒险 | the Great Adventure | la gran aventura | Petualangan Besar | المغامرة الكبرى
    最终章 | the Final Chapter | el capítulo final | Bab Terakhir | الفصل الأخير
    回响 | Resonance | resonancia | Gaung | الرنين
    百花战 | War of Flowers | guerra de flores | Perang Bunga | حرب الزهور
    日和 | Sunny Days | días de sol | Hari Cerah | أيام مشمسة
    夜行 | Night Walk | paseo nocturno | Jalan Malam | مسير الليل`),
}

export const kids: TitleWords = {
  patterns: phrases(`
    {a}{b} | {a} {b} | {a} {b} | {a} {b} | {a} {b}`),
  a: phrases(`
    小熊波波 | Bobo Bear | El osito Bobo | Beruang Bobo | الدب بوبو
    兔子米朵 | Mido Rabbit | La coneja Mido | Kelinci Mido | الأرنبة ميدو
    消防车红红 | Ruby the Fire Truck | Rubí la bombera | Ruby Si Pemadam | روبي سيارة الإطفاء
    恐龙宝贝 | Baby Dino | El bebé dino | Bayi Dino | الديناصور الصغير
    海豚滴滴 | Didi Dolphin | El delfín Didi | Lumba-lumba Didi | الدلفين ديدي
    彩虹精灵 | Sprite of the Rainbow | El duende del arcoíris | Peri Pelangi | جنية قوس قزح
    小火车咕咚 | Gudong the Train | El tren Gudong | Kereta Gudong | القطار غودونغ
    数字船长 | Captain Number | El capitán Número | Kapten Angka | القبطان رقم`),
  b: phrases(`
    去上学 | Goes to School | va a la escuela | Pergi Sekolah | إلى المدرسة
    环游世界 | around the World | por el mundo | Keliling Dunia | حول العالم
    好朋友 | and Friends | y sus amigos | dan Kawan-kawan | والأصدقاء
    睡前故事 | Bedtime Stories | cuentos para dormir | Dongeng Sebelum Tidur | قصص قبل النوم
    奇妙森林 | in the Wonder Wood | en el bosque mágico | di Hutan Ajaib | في الغابة العجيبة
    唱儿歌 | Sings Along | canta contigo | Bernyanyi | أغاني
    救援队 | to the Rescue | al rescate | Tim Penolong | فريق الإنقاذ
    太空之旅 | in Space | en el espacio | di Luar Angkasa | في الفضاء`),
}
