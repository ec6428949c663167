import { phrases } from './phrases'

/** What titles of a theme are made of: patterns with the parts that fill them. */
export interface TitleWords {
  readonly patterns: ReturnType<typeof phrases>
  readonly a: ReturnType<typeof phrases>
  readonly b: ReturnType<typeof phrases>
}

export const costume: TitleWords = {
  patterns: phrases(`
    {b}{a} | {a} over {b} | {a} sobre {b} | {a} di Atas {b} | {a} فوق {b}
    {b}{a}录 | Chronicle of {b}: {a} | Crónica de {b}: {a} | Kisah {b}: {a} | حكاية {b}: {a}`),
  a: phrases(`
    月 | Moonlight | Luz de luna | Cahaya Bulan | ضوء القمر
    雪 | Snow | Nieve | Salju | ثلج
    烟雨 | Misty Rain | Lluvia y niebla | Hujan Berkabut | مطر وضباب
    风云 | Storm Clouds | Nubes de tormenta | Awan Badai | غيوم العاصفة
    灯火 | Lanterns | Faroles | Lentera | فوانيس
    落花 | Falling Blossoms | Flores caídas | Bunga Gugur | أزهار متساقطة
    秋声 | Autumn Song | Canto de otoño | Nyanyian Gugur | أغنية الخريف
    惊鸿 | The Startled Swan | El cisne asustado | Angsa Terkejut | البجعة الهاربة
    春深 | Late Spring | Primavera tardía | Akhir Musim Semi | ربيع متأخر
    剑影 | Sword Shadow | Sombra de espada | Bayangan Pedang | ظل السيف
    归雁 | Homing Geese | Gansos de regreso | Angsa Pulang | إوز عائد
    星河 | River of Stars | Río de estrellas | Sungai Bintang | نهر النجوم`),
  b: phrases(`
    长安 | Chang'an | Chang'an | Chang'an | تشانغآن
    姑苏 | Gusu | Gusu | Gusu | غوسو
    凤阙 | the Phoenix Gate | la Puerta del Fénix | Gerbang Feniks | بوابة العنقاء
    玉门 | the Jade Pass | el Paso de Jade | Celah Giok | ممر اليشم
    洛阳 | Luoyang | Luoyang | Luoyang | لويانغ
    江南 | Jiangnan | Jiangnan | Jiangnan | جيانغنان
    云州 | Yunzhou | Yunzhou | Yunzhou | يونتشو
    东宫 | the Eastern Palace | el Palacio del Este | Istana Timur | القصر الشرقي
    雁门 | Yanmen | Yanmen | Yanmen | يانمن
    临安 | Lin'an | Lin'an | Lin'an | لينآن
    北境 | the Northern March | la Frontera del Norte | Perbatasan Utara | الحدود الشمالية
    昭陵 | Zhaoling | Zhaoling | Zhaoling | تشاولينغ`),
}

export const fantasy: TitleWords = {
  patterns: phrases(`
    {b}{a} | {a} of {b} | {a} de {b} | {a} dari {b} | {a} من {b}
    {a}：{b} | {a}: Beyond {b} | {a}: más allá de {b} | {a}: Melampaui {b} | {a}: ما وراء {b}`),
  a: phrases(`
    仙途 | The Immortal Road | El camino inmortal | Jalan Abadi | طريق الخلود
    灵契 | The Spirit Pact | El pacto espiritual | Ikatan Roh | ميثاق الأرواح
    龙吟 | Dragon Song | El canto del dragón | Nyanyian Naga | نشيد التنين
    神印 | The Sacred Seal | El sello sagrado | Segel Suci | الختم المقدس
    狐缘 | The Fox Bride | La novia zorro | Pengantin Rubah | العروس الثعلبة
    魔典 | The Forbidden Book | El libro prohibido | Kitab Terlarang | الكتاب المحرم
    守护者 | The Guardian | El guardián | Sang Penjaga | الحارس
    破晓 | Daybreak | El amanecer | Fajar | الفجر
    天命 | The Mandate | El mandato | Takdir | القدر
    幻海 | Sea of Mirrors | Mar de espejos | Laut Cermin | بحر المرايا
    浮生剑 | The Drifting Sword | La espada errante | Pedang Pengembara | السيف الهائم
    月神 | The Moon Goddess | La diosa luna | Dewi Bulan | إلهة القمر`),
  b: phrases(`
    九天 | the Ninth Heaven | el Noveno Cielo | Langit Kesembilan | السماء التاسعة
    昆仑 | Kunlun | Kunlun | Kunlun | كونلون
    幽都 | the Shadow Capital | la Capital de las Sombras | Ibu Kota Bayangan | عاصمة الظلال
    星陨谷 | Starfall Valley | el Valle Estelar | Lembah Bintang Jatuh | وادي النجوم
    碧落 | the Azure Void | el Vacío Azul | Kehampaan Biru | الفراغ الأزرق
    雾海 | the Sea of Mist | el Mar de Niebla | Lautan Kabut | بحر الضباب
    赤焰城 | the Crimson City | la Ciudad Carmesí | Kota Merah | المدينة القرمزية
    长夜 | the Long Night | la Larga Noche | Malam Panjang | الليل الطويل
    万妖林 | the Spirit Forest | el Bosque de Espíritus | Hutan Siluman | غابة الأرواح
    琉璃塔 | the Glass Tower | la Torre de Cristal | Menara Kaca | برج الزجاج`),
}

export const action: TitleWords = {
  patterns: phrases(`
    {a}{b} | {b}: {a} | {b}: {a} | {b}: {a} | {b}: {a}
    {b}·{a} | {a} at {b} | {a} en {b} | {a} di {b} | {a} في {b}`),
  a: phrases(`
    突围 | Breakout | Fuga | Terobosan | الاختراق
    猎杀 | The Hunt | La cacería | Perburuan | المطاردة
    反击 | Counterstrike | Contragolpe | Serangan Balik | الضربة المضادة
    决战 | Final Stand | La última batalla | Pertempuran Terakhir | المعركة الأخيرة
    护航 | Escort Duty | Escolta | Pengawalan | المرافقة
    绝杀 | Dead Aim | Tiro certero | Bidikan Maut | الطلقة القاتلة
    归来 | The Return | El regreso | Kembali | العودة
    暗战 | Silent War | Guerra silenciosa | Perang Senyap | الحرب الصامتة
    火线 | Line of Fire | Línea de fuego | Garis Api | خط النار
    特遣 | Task Force | Grupo de asalto | Satuan Khusus | قوة المهام
    救援 | Rescue | Rescate | Penyelamatan | الإنقاذ`),
  b: phrases(`
    孤城 | Lone City | Ciudad Sola | Kota Sunyi | المدينة الوحيدة
    红海峡 | Red Strait | Estrecho Rojo | Selat Merah | المضيق الأحمر
    七号公路 | Highway Seven | Ruta Siete | Jalan Raya Tujuh | الطريق السابع
    黑岩港 | Black Rock Harbour | Puerto Roca Negra | Pelabuhan Batu Hitam | ميناء الصخرة السوداء
    零度线 | Zero Line | Línea Cero | Garis Nol | خط الصفر
    铁桥 | Iron Bridge | Puente de Hierro | Jembatan Besi | الجسر الحديدي
    风沙镇 | Sandstorm Town | Pueblo de Arena | Kota Badai Pasir | بلدة الرمال
    北纬四十度 | Forty North | Cuarenta Norte | Empat Puluh Utara | أربعون شمالا
    鹰巢 | Eagle's Nest | Nido de Águilas | Sarang Elang | عش النسر
    夜航线 | Night Route | Ruta Nocturna | Jalur Malam | المسار الليلي`),
}

export const documentary: TitleWords = {
  patterns: phrases(`
    {b}{a} | {a} of {b} | {a} de {b} | {a} {b} | {a} {b}`),
  a: phrases(`
    味道 | The Flavours | Los sabores | Cita Rasa | نكهات
    人家 | The Families | Las familias | Keluarga | عائلات
    四季 | Four Seasons | Cuatro estaciones | Empat Musim | الفصول الأربعة
    匠人 | The Makers | Los artesanos | Para Perajin | حرفيو
    秘境 | The Hidden World | El mundo oculto | Dunia Tersembunyi | العالم الخفي
    夜归人 | People after Midnight | Gente de medianoche | Orang Tengah Malam | أهل الليل
    守望者 | The Watchkeepers | Los vigías | Para Penjaga | حراس
    旧时光 | Old Days | Viejos tiempos | Masa Lalu | أيام زمان
    大迁徙 | The Great Migration | La gran migración | Migrasi Besar | الهجرة الكبرى
    一百天 | A Hundred Days | Cien días | Seratus Hari | مئة يوم`),
  b: phrases(`
    江河 | the Rivers | los ríos | Sungai | الأنهار
    高原 | the High Plateau | la meseta | Dataran Tinggi | الهضبة
    海岛 | the Islands | las islas | Kepulauan | الجزر
    老街 | the Old Street | la calle vieja | Jalan Tua | الشارع القديم
    雨林 | the Rainforest | la selva | Hutan Hujan | الغابة المطيرة
    草原 | the Grassland | la pradera | Padang Rumput | المراعي
    戈壁 | the Gobi | el Gobi | Gobi | غوبي
    渔港 | the Fishing Port | el puerto pesquero | Pelabuhan Ikan | ميناء الصيد
    茶山 | the Tea Hills | las colinas del té | Bukit Teh | تلال الشاي
    边城 | the Border Town | el pueblo fronterizo | Kota Perbatasan | بلدة الحدود`),
}
