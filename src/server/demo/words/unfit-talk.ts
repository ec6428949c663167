import { phrases, type Phrase, type Spoken } from './phrases'

/** What somebody writes that breaks a rule, by the rule that it breaks; many hold a word that is watched. */
const unfitTalk = {
  abuse: phrases(`
    楼上是傻子吧，这都看不懂？ | You absolute idiot, go back to school | Eres un idiota, ni entendiste el final | Dasar goblok, nonton aja gak ngerti | أنت غبي ولا تفهم شيئا
    喜欢男二的都有病 | Everyone who likes the second lead is sick in the head | Los que defienden al segundo están enfermos | Yang suka second lead otaknya sakit | كل من يحب البطل الثاني مريض
    你这种人也配评论？滚 | Nobody asked you, shut up and get lost | Nadie te preguntó, cállate y lárgate | Gak ada yang nanya, minggir sana | محد سألك، اسكت وانقلع`),
  spam: phrases(`
    全集资源在这里，点我头像 | All episodes free here, see my profile | Todos los capítulos gratis en mi perfil | Semua episode gratis, cek profilku | كل الحلقات مجانا في صفحتي
    赌场首充送 100%，先到先得 | Casino bonus 100 % today, first come first served | Casino en línea con 100 % de bono hoy | Slot gacor hari ini, bonus 100 % member baru | كازينو مع مكافأة 100 % اليوم
    刷单兼职，日结两百 | Work from home, 200 a day, ask me how | Trabaja desde casa, 200 al día, pregúntame | Kerja dari rumah, 200 ribu per hari, tanya aku | اعمل من البيت واربح 200 يوميا`),
  porn: phrases(`
    约炮加我，同城 | Selling nudes, write to me | Vendo fotos íntimas, escríbanme | Open bo area kota, chat aku | صور خاصة للبيع، راسلني
    私密视频便宜卖 | My private videos, cheap tonight | Mis videos privados, baratos esta noche | Video pribadi murah malam ini | فيديوهات خاصة بسعر رخيص الليلة`),
  hate: phrases(`
    那个地方的人都是小偷 | People from there are all thieves, send them home | Los de ese país son todos ladrones | Orang dari sana semuanya maling | أهل ذلك البلد كلهم لصوص
    这种信仰的人不该出现在剧里 | Their kind of faith should not be on screen | Los de esa religión no deberían salir en la tele | Penganut agama itu gak pantas tampil di drama | أتباع ذلك الدين لا مكان لهم في المسلسلات`),
  political: phrases(`
    周日都去投三号，别再被他们骗了 | Vote for number three on Sunday, the others lie | El domingo voten por el tres, los demás mienten | Minggu coblos nomor tiga, yang lain bohong | صوتوا يوم الأحد لرقم ثلاثة، الباقون يكذبون`),
  violence: phrases(`
    我知道你住哪，等着 | I know where you live, watch your back | Sé dónde vives, cuídate | Aku tahu rumahmu, tunggu saja | أعرف أين تسكن، انتبه لنفسك
    见一次打一次 | I will break your nose when I see you | Te voy a partir la cara cuando te vea | Ketemu di jalan kuhajar kau | سأكسر أنفك عندما أراك`),
  minor: phrases(`
    我十四岁，有没有姐姐加我 | I am fourteen, who wants to chat in private? | Tengo catorce, ¿quién quiere hablar por privado? | Aku umur 14, ada yang mau chat pribadi? | عمري أربعة عشر، من يكلمني على الخاص؟`),
  contact: phrases(`
    加微信聊，号在简介里 | Telegram me, name is in my bio | Escríbeme por fuera, mi número está en el perfil | Chat WA ya, nomornya di bio | كلمني على الواتس، الرقم في صفحتي
    想拼会员的加我企鹅 | Sharing a VIP plan, add me on the other app | Comparto plan VIP, agrégame en la otra app | Patungan VIP, add aku di aplikasi sebelah | أشارك اشتراك VIP، أضفني في التطبيق الآخر`),
  spoiler: phrases(`
    凶手就是医生，不用看了 | The doctor did it, saved you 20 episodes | Fue el doctor, de nada | Pelakunya dokter, sama-sama | القاتل هو الطبيب، وفرت عليكم
    最后一集女主死了 | She dies in the last episode | Ella muere en el último capítulo | Di episode terakhir dia meninggal | البطلة تموت في الحلقة الأخيرة`),
  irrelevant: phrases(`
    出二手电动车，九成新 | Selling a used scooter, almost new | Vendo moto usada, casi nueva | Jual motor bekas, masih mulus | للبيع دراجة مستعملة شبه جديدة
    互粉互赞，必回 | Follow me and I follow back | Sígueme y te sigo | Follow aku nanti aku follow balik | تابعني وأتابعك`),
  copyright: phrases(`
    我把全集录下来传这儿了 | I recorded the whole series, here is part one | Grabé toda la serie, aquí va la parte uno | Aku rekam semua episode, ini bagian satu | سجلت المسلسل كاملا، هذا الجزء الأول`),
  fraud: phrases(`
    代充半价，先款后货 | Free coins for everyone, send me your login code | Monedas gratis, mándame tu código | Jual akun VIP murah, transfer dulu | عملات مجانية، أرسل لي رمز الدخول
    我是官方客服，请把验证码发我 | I am from support, tell me the code that you were sent | Soy de soporte, dime el código que te llegó | Saya CS resmi, kirim kode OTP-nya | أنا من الدعم، أرسل الرمز الذي وصلك`),
  selfHarm: phrases(`
    活着没意思，今晚就结束吧 | I do not want to be here tomorrow | Ya no quiero estar aquí mañana | Aku sudah tidak ingin hidup lagi | لا أريد أن أكون هنا غدا`),
  other: phrases(`
    冒充楼主发的，别信 | This account pretends to be me | Esta cuenta se hace pasar por mí | Akun ini pura-pura jadi aku | هذا الحساب ينتحل شخصيتي
    啊啊啊啊啊啊啊啊啊啊啊啊 | aaaaaaaaaaaaaaaaaaaaaaaa | jajajajajajajajajajajajaja | wkwkwkwkwkwkwkwkwkwkwkwkwk | ههههههههههههههههههههههه`),
} as const satisfies Readonly<Record<string, readonly Phrase[]>>

/** A rule that a text may break. */
export type Unfit = keyof typeof unfitTalk

/** What breaks a rule, as it is written in a language. */
export const unfitTexts = (rule: Unfit, language: Spoken): readonly string[] =>
  unfitTalk[rule].map((phrase) => phrase[language] ?? phrase.en)
