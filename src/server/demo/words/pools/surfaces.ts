import { phrases } from '../phrases'

/** Boards, rows and blocks of a home page or a rank. */
export const boards = phrases(`
  正在热播 | Trending now | Tendencias | Sedang tren | الرائج الآن
  为你推荐 | Picked for you | Para ti | Untukmu | مختار لك
  今日更新 | New today | Nuevo hoy | Baru hari ini | جديد اليوم
  高分经典 | Highly rated | Mejor valoradas | Nilai tinggi | الأعلى تقييما
  甜宠专区 | Sweet romance | Romance dulce | Romansa manis | رومانسية
  悬疑烧脑 | Mysteries | Misterio | Misteri | غموض
  短剧风暴 | Shorts storm | Cortos imparables | Badai drama pendek | عاصفة القصيرة
  合家欢 | For the family | Para la familia | Untuk keluarga | للعائلة
  动漫新番 | New anime | Anime nuevo | Anime baru | أنمي جديد
  综艺爆笑 | Laugh out loud | Para reír | Ngakak | ضحك
  即将上线 | Coming soon | Próximamente | Segera hadir | قريبا
  限时免费 | Free for now | Gratis por tiempo limitado | Gratis terbatas | مجاني لفترة
  会员专享 | Members only | Solo miembros | Khusus member | للأعضاء فقط
  经典重温 | Watch it again | Vuelve a verla | Tonton lagi | شاهدها مجددا
  海外口碑 | Praised abroad | Aclamadas fuera | Pujian dunia | أشاد بها العالم
  周末片单 | Weekend list | Lista de fin de semana | Daftar akhir pekan | قائمة نهاية الأسبوع`)

/** Lists of titles with a theme. */
export const lists = phrases(`
  一口气看完的十部悬疑剧 | Ten mysteries for one night | Diez misterios para una noche | Sepuluh misteri semalam | عشرة ألغاز لليلة
  失恋的时候看这些 | For a broken heart | Para un corazón roto | Untuk patah hati | لقلب مكسور
  和爸妈一起看 | To watch with your parents | Para ver con tus padres | Ditonton bareng orang tua | مع والديك
  那些年追过的古装剧 | Costume dramas we grew up with | Dramas de época | Drama kolosal kenangan | مسلسلات تاريخية
  下饭综艺合集 | Shows for dinner time | Programas para cenar | Tontonan makan malam | برامج العشاء
  三分钟入坑的短剧 | Shorts that hook you in minutes | Cortos que enganchan | Drama pendek bikin nagih | قصيرة تشدك
  冷门高分佳作 | Hidden gems | Joyas ocultas | Permata tersembunyi | جواهر خفية
  大女主爽剧 | Heroines who win | Heroínas | Tokoh wanita tangguh | بطلات قويات
  雨天看的电影 | Films for rainy days | Películas para la lluvia | Film hari hujan | أفلام المطر
  热血少年番 | Hot-blooded anime | Anime de acción | Anime penuh aksi | أنمي حماسي
  年度纪录片 | Documentaries of the year | Documentales del año | Dokumenter tahun ini | وثائقيات العام
  结局封神的剧 | Endings to remember | Grandes finales | Akhir yang berkesan | نهايات لا تنسى`)

/** Where in the app: tabs, entries, functions, windows. */
export const places = phrases(`
  首页 | Home | Inicio | Beranda | الرئيسية
  剧集 | Series | Series | Serial | مسلسلات
  短剧 | Shorts | Cortos | Drama pendek | قصيرة
  直播 | Live | En vivo | Live | مباشر
  社区 | Community | Comunidad | Komunitas | مجتمع
  会员中心 | VIP centre | Centro VIP | Pusat VIP | مركز VIP
  我的 | Me | Yo | Saya | أنا
  任务中心 | Tasks | Tareas | Tugas | المهام
  排行榜 | Charts | Ranking | Peringkat | الترتيب
  游戏 | Games | Juegos | Game | ألعاب
  片库 | Library | Biblioteca | Koleksi | المكتبة
  下载 | Downloads | Descargas | Unduhan | التنزيلات
  礼物面板 | Gift panel | Panel de regalos | Panel hadiah | لوحة الهدايا
  钱包 | Wallet | Cartera | Dompet | المحفظة
  消息 | Messages | Mensajes | Pesan | الرسائل
  搜索 | Search | Buscar | Cari | بحث`)

/** What people type into the search. */
export const searches = phrases(`
  先婚后爱 | contract marriage | matrimonio por contrato | nikah kontrak | زواج بالعقد
  霸总 | billionaire boss | jefe millonario | bos miliarder | المدير الملياردير
  重生复仇 | reborn for revenge | venganza | balas dendam | انتقام
  古装甜宠 | sweet costume drama | drama de época | drama kolosal romantis | تاريخي رومانسي
  悬疑推荐 | good mystery | misterio | misteri | غموض
  韩剧 2026 | k-drama 2026 | kdrama 2026 | drakor 2026 | دراما كورية
  搞笑综艺 | funny show | programa divertido | variety lucu | برنامج مضحك
  恐怖片 | horror film | película de terror | film horor | فيلم رعب
  全集 | full episodes | capítulos completos | full episode | حلقات كاملة
  中文字幕 | with subtitles | con subtítulos | sub indo | مترجم
  儿童动画 | cartoons | caricaturas | kartun anak | كرتون
  萌宝 | cute twins | gemelos | anak kembar | توأم
  世界杯 | world cup | mundial | piala dunia | كأس العالم
  武侠 | martial arts | artes marciales | silat | فنون قتالية
  大结局 | final episode | capítulo final | episode terakhir | الحلقة الأخيرة
  校园恋爱 | campus love | amor escolar | cinta sekolah | حب المدرسة`)
