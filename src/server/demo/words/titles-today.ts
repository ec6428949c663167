import { phrases } from './phrases'
import type { TitleWords } from './titles-past'

export const romance: TitleWords = {
  patterns: phrases(`
    {a}{b} | {b} {a} | {b} {a} | {b} {a} | {b} {a}`),
  a: phrases(`
    春风里 | in the Spring Wind | en el viento de primavera | di Angin Musim Semi | في نسيم الربيع
    七月里 | in July | en julio | di Bulan Juli | في تموز
    云端上 | above the Clouds | sobre las nubes | di Atas Awan | فوق الغيوم
    黄昏前 | before Dusk | antes del ocaso | Sebelum Senja | قبل الغروب
    雨停后 | after the Rain | después de la lluvia | Setelah Hujan | بعد المطر
    海边的 | by the Sea | junto al mar | di Tepi Laut | عند البحر
    深夜里 | late at Night | en la madrugada | di Larut Malam | في آخر الليل
    第二次 | a Second Time | por segunda vez | untuk Kedua Kali | للمرة الثانية
    下一站 | at the Next Station | en la próxima estación | di Stasiun Berikutnya | في المحطة القادمة
    余生里 | for the Rest of My Life | por el resto de mi vida | Seumur Hidupku | طوال حياتي
    初雪时 | at First Snow | con la primera nieve | Saat Salju Pertama | مع أول ثلج`),
  b: phrases(`
    遇见你 | Meeting You | Conocerte | Bertemu Kamu | لقاؤك
    等你 | Waiting for You | Esperarte | Menunggumu | في انتظارك
    我们的约定 | Our Promise | Nuestra promesa | Janji Kita | وعدنا
    想念 | Missing You | Extrañarte | Merindukanmu | أشتاق إليك
    告白 | A Confession | Una confesión | Pengakuan Cinta | اعتراف بالحب
    心动 | Heartbeat | Latido | Debaran | نبضة قلب
    情书 | A Love Letter | Una carta de amor | Surat Cinta | رسالة حب
    与你同行 | Walking with You | Caminar contigo | Berjalan Bersamamu | السير معك
    小幸福 | A Small Happiness | Una pequeña felicidad | Bahagia Kecil | سعادة صغيرة
    别离开 | Don't Leave | No te vayas | Jangan Pergi | لا ترحل`),
}

export const suspense: TitleWords = {
  patterns: phrases(`
    {b}{a} | {a} in {b} | {a} en {b} | {a} di {b} | {a} في {b}
    {a}：{b} | {b} File: {a} | Expediente {b}: {a} | Berkas {b}: {a} | ملف {b}: {a}`),
  a: phrases(`
    谜案 | The Unsolved Case | El caso sin resolver | Kasus Tak Terpecahkan | القضية الغامضة
    失踪者 | The Missing | Los desaparecidos | Yang Hilang | المفقودون
    目击 | The Witness | El testigo | Sang Saksi | الشاهد
    暗流 | Undercurrent | Corriente oculta | Arus Bawah | تيار خفي
    回声 | The Echo | El eco | Gema | الصدى
    第七个人 | The Seventh Person | La séptima persona | Orang Ketujuh | الشخص السابع
    沉默证词 | Silent Testimony | Testimonio mudo | Kesaksian Bisu | شهادة صامتة
    倒计时 | The Countdown | La cuenta atrás | Hitung Mundur | العد التنازلي
    追凶 | The Manhunt | La persecución | Pengejaran | ملاحقة القاتل
    双面 | Two Faces | Dos caras | Dua Wajah | وجهان
    密码 | The Cipher | El código | Sandi | الشيفرة`),
  b: phrases(`
    雾城 | Fog City | Ciudad Niebla | Kota Kabut | مدينة الضباب
    旧码头 | the Old Docks | el viejo muelle | Dermaga Tua | المرفأ القديم
    零点 | Midnight | Medianoche | Tengah Malam | منتصف الليل
    十三层 | Floor Thirteen | el piso trece | Lantai Tiga Belas | الطابق الثالث عشر
    江畔 | Riverside | la ribera | Tepi Sungai | ضفة النهر
    白塔 | the White Tower | la Torre Blanca | Menara Putih | البرج الأبيض
    南站 | South Station | la Estación Sur | Stasiun Selatan | محطة الجنوب
    蓝湖镇 | Blue Lake | Lago Azul | Danau Biru | البحيرة الزرقاء
    深巷 | the Back Alley | el callejón | Gang Sempit | الزقاق
    暴雨夜 | the Night of the Storm | la noche de la tormenta | Malam Badai | ليلة العاصفة`),
}

export const comedy: TitleWords = {
  patterns: phrases(`
    {a}的{b} | {a} and {b} | {a} y {b} | {a} dan {b} | {a} و{b}`),
  a: phrases(`
    我的老板 | My Boss | Mi jefe | Bosku | مديري
    隔壁邻居 | the Neighbours | los vecinos | Tetangga | الجيران
    丈母娘 | My Mother-in-law | Mi suegra | Ibu Mertua | حماتي
    一家七口 | a Family of Seven | una familia de siete | Keluarga Bertujuh | عائلة من سبعة
    合租室友 | the Flatmates | los compañeros de piso | Teman Sekamar | شركاء السكن
    实习生 | the Intern | el becario | Anak Magang | المتدرب
    前男友 | My Ex | Mi ex | Mantanku | حبيبي السابق
    奶奶 | Grandma | la abuela | Nenek | الجدة
    二十只猫 | Twenty Cats | veinte gatos | Dua Puluh Kucing | عشرون قطة
    理发师 | the Barber | el peluquero | Tukang Cukur | الحلاق`),
  b: phrases(`
    欢喜冤家 | the Happy Rivals | los felices rivales | Musuh Bahagia | الأعداء السعداء
    总动员 | the Whole Gang | toda la banda | Seluruh Geng | العصابة كلها
    糊涂账 | the Muddled Accounts | las cuentas locas | Hitungan Kacau | الحسابات المرتبكة
    大作战 | the Great Plan | el gran plan | Rencana Besar | الخطة الكبرى
    小饭馆 | the Little Diner | la pequeña fonda | Warung Kecil | المطعم الصغير
    幸福街 | Happy Street | la calle feliz | Jalan Bahagia | شارع السعادة
    倒霉蛋 | the Unlucky Ones | los desafortunados | Si Sial | سيئو الحظ
    百万彩票 | the Million Ticket | el boleto millonario | Tiket Sejuta | تذكرة المليون
    出租车 | the Taxi | el taxi | Taksi | سيارة الأجرة`),
}

export const youth: TitleWords = {
  patterns: phrases(`
    {a}{b} | {b} of {a} | {b} de {a} | {b} {a} | {b} {a}`),
  a: phrases(`
    盛夏的 | Midsummer | pleno verano | Puncak Musim Panas | منتصف الصيف
    十七岁的 | Seventeen | los diecisiete | Tujuh Belas Tahun | السابعة عشرة
    二中的 | No. 2 High | la Secundaria 2 | SMA Dua | الثانوية الثانية
    那一年的 | That Year | aquel año | Tahun Itu | ذلك العام
    橘子味的 | Orange Days | días de naranja | Hari Jeruk | أيام البرتقال
    开学季的 | First Term | el primer semestre | Semester Pertama | الفصل الأول
    南方小镇的 | a Southern Town | un pueblo del sur | Kota Selatan | بلدة جنوبية
    毕业前的 | Graduation | la graduación | Kelulusan | التخرج
    夏令营的 | Summer Camp | el campamento | Kemah Musim Panas | المخيم الصيفي
    樱花下的 | Cherry Street | la calle Cerezo | Jalan Sakura | شارع الكرز`),
  b: phrases(`
    风 | The Wind | El viento | Angin | ريح
    少年 | The Boys | Los chicos | Para Remaja | فتيان
    单车 | The Bicycle | La bicicleta | Sepeda | دراجة
    最后一排 | The Last Row | La última fila | Baris Terakhir | الصف الأخير
    同桌 | The Girl at the Next Desk | La chica de al lado | Teman Sebangku | زميلة المقعد
    秘密 | The Secret | El secreto | Rahasia | سر
    乐队 | The Band | La banda | Band | فرقة
    球队 | The Team | El equipo | Tim | فريق
    暗恋 | A Quiet Crush | Un amor callado | Cinta Diam-diam | حب صامت
    日记本 | The Diary | El diario | Buku Harian | مذكرات`),
}

/** Short dramas: an opening and the twist that makes people pay for the next part. */
export const urban: TitleWords = {
  patterns: phrases(`{a}，{b} | {a}, {b} | {a}, {b} | {a}, {b} | {a}، {b}`),
  a: phrases(`
    闪婚三天后 | Three Days after the Wedding | A tres días de la boda | Tiga Hari Setelah Menikah | بعد الزواج بثلاثة أيام
    离婚当天 | The Day of the Divorce | El día del divorcio | Di Hari Perceraian | يوم الطلاق
    重生归来 | Born Again | Renacida | Terlahir Kembali | بعد أن ولدت من جديد
    出狱之后 | Out of Prison | Al salir de prisión | Setelah Bebas | بعد السجن
    替嫁之夜 | The Substitute Bride's Night | La noche de la novia sustituta | Malam Pengantin Pengganti | ليلة العروس البديلة
    被赶出家门 | Thrown out of the House | Echada de casa | Diusir dari Rumah | بعد طردها من البيت
    同学会上 | At the Class Reunion | En la reunión de clase | Di Reuni Sekolah | في لقاء الزملاء
    相亲那晚 | The Blind Date | La cita a ciegas | Malam Kencan Buta | ليلة اللقاء
    隐婚五年 | Five Years a Secret Wife | Cinco años de esposa secreta | Lima Tahun Istri Rahasia | زوجة سرية لخمس سنوات
    失忆醒来 | Waking without a Memory | Despertar sin memoria | Bangun Tanpa Ingatan | استيقظت بلا ذاكرة
    退婚现场 | The Broken Engagement | El compromiso roto | Tunangan yang Putus | فسخ الخطوبة
    回村种田 | Back to the Farm | De vuelta al campo | Pulang ke Desa | العودة إلى القرية`),
  b: phrases(`
    他竟是首富 | He Is the Richest Man | él es el más rico | Dia Orang Terkaya | هو أغنى رجل
    全城都慌了 | the Whole City Panics | toda la ciudad tiembla | Seluruh Kota Panik | ارتبكت المدينة كلها
    我继承了千亿 | I Inherit Billions | heredo miles de millones | Aku Mewarisi Miliaran | ورثت المليارات
    前夫跪地求我 | My Ex Is on His Knees | mi ex se arrodilla | Mantan Suamiku Berlutut | زوجي السابق يتوسل
    总裁认错人 | the CEO Mistakes Me | el jefe me confunde | CEO Salah Orang | المدير أخطأ الشخص
    三个哥哥宠上天 | My Three Brothers Spoil Me | mis tres hermanos me miman | Tiga Kakak Memanjakanku | إخوتي الثلاثة يدللونني
    她是隐藏神医 | She Is the Hidden Healer | ella es la gran sanadora | Dia Tabib Tersembunyi | هي الطبيبة الخفية
    龙凤胎找上门 | the Twins Find Their Father | los gemelos buscan a papá | Si Kembar Mencari Ayah | التوأمان يبحثان عن الأب
    我不装了 | I Stop Pretending | dejo de fingir | Aku Berhenti Pura-pura | لن أتظاهر بعد الآن
    爱情才开始 | Love Begins | empieza el amor | Cinta Dimulai | بدأ الحب
    真千金回来了 | the Real Heiress Returns | vuelve la heredera | Putri Asli Kembali | عادت الوريثة
    债主变老公 | My Creditor Marries Me | mi acreedor se casa conmigo | Penagih Jadi Suami | الدائن صار زوجي`),
}

export const variety: TitleWords = {
  patterns: phrases(`
    {a}{b} | {a}: {b} | {a}: {b} | {a}: {b} | {a}: {b}`),
  a: phrases(`
    出发吧 | Let's Go | ¡Vámonos! | Ayo Berangkat | هيا بنا
    今晚开唱 | Singing Tonight | Hoy se canta | Malam Ini Bernyanyi | الليلة نغني
    深夜食堂 | Kitchen after Dark | Cocina nocturna | Dapur Malam | مطبخ الليل
    谁是高手 | Who's the Master | ¿Quién es el maestro? | Siapa Jagonya | من البطل
    慢慢旅行 | Slow Travel | Viaje lento | Jalan Pelan-pelan | سفر على مهل
    脱口大会 | The Stand-up Night | Noche de monólogos | Malam Komedi | ليلة الكوميديا`),
  b: phrases(`
    好友季 | The Friends Season | la temporada de amigos | Musim Sahabat | موسم الأصدقاء
    南洋站 | The Southern Seas | los mares del sur | Laut Selatan | بحار الجنوب
    新人局 | New Faces | caras nuevas | Wajah Baru | وجوه جديدة
    巅峰夜 | The Final Night | la gran final | Malam Puncak | الليلة الكبرى
    家乡篇 | Home Towns | pueblos natales | Kampung Halaman | بلداتنا
    冬日特辑 | The Winter Special | especial de invierno | Edisi Musim Dingin | عدد الشتاء`),
}
