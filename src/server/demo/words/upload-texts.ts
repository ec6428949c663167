import { phrases, spoken, type Phrase } from './phrases'

/** What somebody calls an upload, and what they write under it. */
export interface Upload {
  readonly title: Phrase
  readonly text: Phrase
}

/** Reads lines of titles, each with what stands under it behind two colons. */
const uploads = (lines: string): readonly Upload[] => phrases(lines).map((phrase) => halvesOf(phrase))

function halvesOf(phrase: Phrase): Upload {
  const part = (nth: number) =>
    Object.fromEntries(
      spoken.map((language) => [language, (phrase[language] ?? phrase.en).split('::')[nth]?.trim() ?? '']),
    ) as unknown as Phrase
  return { title: part(0), text: part(1) }
}

/** What people film themselves. */
export const videoTexts = uploads(`
  下班后的夜市 :: 第三家的烤鱿鱼一定要吃 | Night market after work :: The squid at the third stall, you have to try it | Mercado nocturno :: El calamar del tercer puesto, no se lo pierdan | Pasar malam sepulang kerja :: Cumi di lapak ketiga wajib coba | سوق الليل بعد الدوام :: لازم تجربون الحبار عند البسطة الثالثة
  猫第一次见到打印机 :: 它盯了整整二十分钟 | The cat meets the printer :: He stared at it for twenty minutes | El gato y la impresora :: La miró veinte minutos enteros | Kucing ketemu printer :: Ditatap dua puluh menit penuh | القط والطابعة :: ظل يحدق فيها عشرين دقيقة
  三分钟学会古装发髻 :: 照着女主的造型梳的 | The heroine's hair in three minutes :: All you need is one pin | El peinado de la protagonista :: Solo se necesita un pasador | Sanggul ala pemeran utama :: Cukup satu tusuk konde | تسريحة البطلة في ثلاث دقائق :: تحتاجون دبوسا واحدا فقط
  周末爬山记录 :: 山顶的云太美了 | Saturday on the mountain :: Up there we were above the clouds | Sábado en la montaña :: Arriba estábamos sobre las nubes | Naik gunung hari Sabtu :: Di puncak kami di atas awan | يوم السبت في الجبل :: كنا فوق الغيوم
  片尾曲吉他弹唱 :: 练了一个星期，轻喷 | The ending song on my guitar :: Practised for a week, be kind | La canción final con mi guitarra :: Ensayé una semana, sean amables | Lagu penutup pakai gitar :: Latihan seminggu, jangan galak ya | أغنية النهاية على العود :: تدربت أسبوعا، كونوا لطفاء
  和奶奶一起追剧 :: 她比我还激动 | Watching with my grandmother :: She shouts at the screen more than I do | Viendo la serie con mi abuela :: Le grita a la pantalla más que yo | Nonton bareng nenek :: Beliau lebih heboh dari aku | أشاهد المسلسل مع جدتي :: تصرخ على الشاشة أكثر مني
  我的追剧角落 :: 灯串是新买的 | The corner where I watch :: The lights are new | Mi rincón para ver series :: Las luces son nuevas | Pojok nontonku :: Lampunya baru | ركن المشاهدة عندي :: الأضواء جديدة`)

/** What people cut from titles. */
export const clipTexts = uploads(`
  《{title}》高燃混剪 :: 戴耳机看 | {title}: the best scenes :: Put your headphones on | {title}: las mejores escenas :: Pónganse audífonos | {title}: adegan terbaik :: Pakai headphone ya | {title}: أجمل المشاهد :: استخدموا السماعات
  《{title}》雨中那一幕 :: 看一次哭一次 | {title}, the scene in the rain :: I cry every single time | {title}, la escena de la lluvia :: Lloro cada vez que la veo | {title}, adegan hujan :: Nangis tiap kali nonton | {title}، مشهد المطر :: أبكي كل مرة
  《{title}》名台词合集 :: 你们最喜欢哪一句？ | Lines from {title} that stay with you :: Which one is yours? | Frases de {title} :: ¿Cuál es la suya? | Kutipan {title} :: Favorit kalian yang mana? | عبارات من {title} :: أيها تفضلون؟
  三分钟看懂《{title}》 :: 不剧透结局 | {title} in three minutes :: No spoilers of the end | {title} en tres minutos :: Sin contar el final | {title} dalam tiga menit :: Tanpa spoiler akhir | {title} في ثلاث دقائق :: بدون حرق النهاية
  《{title}》男二高光时刻 :: 他值得更好的 | {title}: the second lead :: He deserved better | {title}: el segundo galán :: Merecía más | {title}: second lead :: Dia pantas dapat lebih | {title}: البطل الثاني :: كان يستحق أكثر`)

/** What people say in what they film. */
export const speech = phrases(`
  大家好，今天带你们看看我的周末。 | Hello everybody, come along on my weekend. | Hola a todos, acompáñenme este fin de semana. | Halo semuanya, ikut aku akhir pekan ini ya. | مرحبا جميعا، تعالوا معي هذا الأسبوع.
  等一下，还没开始录。 | Wait, it is not recording yet. | Espera, todavía no graba. | Tunggu, belum merekam. | لحظة، لم يبدأ التسجيل بعد.
  我跟你们说，这个真的很好吃。 | I am telling you, this is really good. | Les digo, esto está buenísimo. | Serius, ini enak banget. | صدقوني، هذا لذيذ جدا.
  喜欢的话记得点个赞。 | If you like it, leave a heart. | Si les gusta, dejen un corazón. | Kalau suka, kasih hati ya. | إذا أعجبكم ضعوا قلبا.
  评论里告诉我你们怎么看。 | Tell me in the comments what you think. | Díganme en los comentarios qué opinan. | Tulis di komentar menurut kalian gimana. | اكتبوا رأيكم في التعليقات.
  那我们下次见。 | See you next time. | Nos vemos la próxima. | Sampai jumpa lagi. | نراكم المرة القادمة.`)

/** Names that users may not have, by what is wrong with them. */
export const unfitNames: Readonly<Record<'contact' | 'spam' | 'abuse' | 'fraud', readonly Phrase[]>> = {
  contact: phrases('加V看资源 | add me on tg | escríbeme afuera | chat WA aja | كلمني واتس'),
  spam: phrases('全集免费看主页 | all episodes in bio | capítulos gratis | nonton gratis cek bio | حلقات مجانا هنا'),
  abuse: phrases('看的人都是傻子 | you are an idiot | eres un idiota | kamu goblok | انت غبي'),
  fraud: phrases('官方客服小铁 | Iron Player Support | Soporte Iron Player | CS Iron Player | دعم ايرون بلاير'),
}

/** Why reviewers of appeals and strikes did as they did. */
export const strikeRemarks = {
  repeated: ['Same text under three posts', 'Warned by message last week', 'Second account of the same device'],
  revoked: ['Appeal granted, the picture is from the series', 'Wrong post, the copy was meant'],
} as const
