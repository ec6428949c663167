import { phrases, type Phrase } from './phrases'
import type { TitleGroup } from './titles'

/** A tag before it is a record: its type, its code and its name. */
export interface TagWords {
  readonly type: 'genre' | 'plot' | 'region' | 'copyright' | 'platform' | 'audience' | 'feature' | 'device'
  readonly code: string
  readonly name: Phrase
}

const lists: Readonly<Record<TagWords['type'], string>> = {
  genre: `
    古装 | Costume | De época | Kolosal | تاريخي
    爱情 | Romance | Romance | Romansa | رومانسي
    悬疑 | Suspense | Suspenso | Misteri | تشويق
    玄幻 | Fantasy | Fantasía | Fantasi | خيال
    科幻 | Science fiction | Ciencia ficción | Fiksi Ilmiah | خيال علمي
    喜剧 | Comedy | Comedia | Komedi | كوميديا
    恐怖 | Horror | Terror | Horor | رعب
    动作 | Action | Acción | Laga | أكشن
    青春 | Coming of age | Juvenil | Remaja | شبابي
    纪实 | Documentary | Documental | Dokumenter | وثائقي
    动漫 | Anime | Anime | Anime | أنمي
    少儿 | Kids | Infantil | Anak | أطفال
    都市 | Urban | Urbano | Perkotaan | مدني
    综艺 | Variety | Variedades | Ragam | منوعات
    犯罪 | Crime | Crimen | Kriminal | جريمة
    家庭 | Family | Familiar | Keluarga | عائلي
    战争 | War | Guerra | Perang | حرب
    武侠 | Martial arts | Artes marciales | Silat | فنون قتالية
    音乐 | Music | Música | Musik | موسيقى
    职场 | Workplace | Oficina | Dunia Kerja | مهني`,
  plot: `
    重生 | Rebirth | Renacimiento | Terlahir kembali | ولادة جديدة
    先婚后爱 | Marriage first | Primero la boda | Nikah dulu | زواج ثم حب
    复仇 | Revenge | Venganza | Balas dendam | انتقام
    穿越 | Time travel | Viaje en el tiempo | Lintas waktu | سفر عبر الزمن
    双强 | Equal match | Dos fuertes | Sama kuat | ندان
    破镜重圆 | Second chance | Segunda oportunidad | Kesempatan kedua | فرصة ثانية
    豪门 | Old money | Alta sociedad | Keluarga kaya | عائلة ثرية
    萌宝 | Cute kids | Niños adorables | Anak lucu | أطفال ظرفاء
    逆袭 | Underdog | Desde abajo | Dari nol | صعود
    替身 | Stand-in | Sustituta | Pengganti | بديلة
    校园暗恋 | School crush | Amor escolar | Cinta sekolah | حب مدرسي
    探案 | Detective work | Detectives | Detektif | تحقيق
    求生 | Survival | Supervivencia | Bertahan hidup | نجاة
    师徒 | Master and pupil | Maestro y alumno | Guru dan murid | معلم وتلميذ
    治愈 | Healing | Reconfortante | Menghangatkan | دافئ
    美食 | Food | Comida | Kuliner | طعام`,
  region: `
    中国大陆 | Mainland China | China continental | Tiongkok | الصين
    中国香港 | Hong Kong, China | Hong Kong | Hong Kong | هونغ كونغ
    中国台湾 | Taiwan, China | Taiwán | Taiwan | تايوان
    印度尼西亚 | Indonesia | Indonesia | Indonesia | إندونيسيا
    墨西哥 | Mexico | México | Meksiko | المكسيك
    埃及 | Egypt | Egipto | Mesir | مصر
    海湾 | Gulf | Golfo | Teluk | الخليج
    美国 | United States | Estados Unidos | Amerika Serikat | الولايات المتحدة
    西班牙 | Spain | España | Spanyol | إسبانيا
    英国 | United Kingdom | Reino Unido | Inggris | بريطانيا`,
  copyright: `
    晨星影业 | Morning Star Pictures
    蓝鲸传媒 | Blue Whale Media
    南洋影视 | Nanyang Films
    金沙制作 | Golden Sand Productions
    太阳石影业 | Piedra del Sol
    千岛制片 | Seribu Pulau Films
    北岸工作室 | North Shore Studio
    自制出品 | In-house originals
    长风文化 | Changfeng Culture
    橡树娱乐 | Oak Tree Entertainment`,
  platform: `
    独播 | Exclusive | Exclusiva | Eksklusif | حصري
    同步更新 | Simulcast | Estreno simultáneo | Tayang serentak | بث متزامن
    院线首轮 | First run | Estreno en cines | Bioskop | عرض أول
    经典库 | Classics | Clásicos | Klasik | كلاسيكيات
    出品自制 | Originals | Originales | Orisinal | أصلي`,
  audience: `
    女频 | For women | Para ellas | Untuk wanita | للنساء
    男频 | For men | Para ellos | Untuk pria | للرجال
    合家欢 | Family night | En familia | Keluarga | للعائلة
    儿童 | Children | Niños | Anak-anak | أطفال`,
  feature: `
    杜比音效 | Surround sound | Sonido envolvente | Suara surround | صوت محيطي
    超清修复 | Restored | Restaurada | Restorasi | مرممة
    多语配音 | Many dubs | Varios doblajes | Banyak sulih suara | دبلجات متعددة
    可下载 | Downloadable | Descargable | Bisa diunduh | قابل للتنزيل`,
  device: `
    电视优选 | Best on TV | Ideal en TV | Cocok di TV | للتلفاز
    竖屏 | Vertical | Vertical | Vertikal | عمودي`,
}

const genreCodes =
  'costume romance suspense fantasy science_fiction comedy horror action youth documentary anime kids urban variety crime family war martial_arts music workplace'.split(
    ' ',
  )

/** Every tag that the demo begins with. */
export const tagWords: readonly TagWords[] = Object.entries(lists).flatMap(([type, lines]) =>
  phrases(lines).map((name, index) => ({
    type: type as TagWords['type'],
    code:
      type === 'genre'
        ? genreCodes[index]!
        : `${type}_${name.en.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`.slice(0, 40),
    name,
  })),
)

/** The genres that go with a group of titles; the first always, the others at times. By code. */
export const genresOf: Readonly<Record<TitleGroup, readonly string[]>> = {
  costume: ['costume', 'romance', 'martial_arts'],
  romance: ['romance', 'urban', 'workplace', 'music'],
  suspense: ['suspense', 'crime'],
  fantasy: ['fantasy', 'costume', 'romance'],
  scifi: ['science_fiction', 'action', 'suspense'],
  comedy: ['comedy', 'family', 'workplace'],
  horror: ['horror', 'suspense'],
  action: ['action', 'war', 'crime'],
  youth: ['youth', 'romance', 'music'],
  documentary: ['documentary'],
  anime: ['anime', 'fantasy', 'action'],
  kids: ['kids', 'family', 'anime'],
  urban: ['urban', 'romance', 'family'],
  variety: ['variety', 'comedy', 'music'],
}
