import { phrases, type Phrase } from './phrases'

/** What customers say of a companion, by the category of the report. */
export const companionReports: Readonly<Record<string, readonly Phrase[]>> = {
  noShow: phrases(`
    接了单一直没来，等了半个小时。 | Accepted the order and never came, I waited for half an hour. | Aceptó el pedido y nunca llegó, esperé media hora. | Order diterima tapi orangnya nggak datang, nunggu setengah jam. | قبل الطلب ولم يحضر، انتظرت نصف ساعة.`),
  lateOrShort: phrases(`
    买了一小时，只打了三十五分钟。 | Paid for an hour, got thirty-five minutes. | Pagué una hora y me dio treinta y cinco minutos. | Bayar satu jam, dapat cuma tiga puluh lima menit. | دفعت لساعة وحصلت على خمس وثلاثين دقيقة.
    迟到二十分钟，还提前走了。 | Twenty minutes late, and left early. | Llegó veinte minutos tarde y se fue antes. | Telat dua puluh menit, terus keluar duluan. | تأخر عشرين دقيقة وغادر مبكرا.`),
  rude: phrases(`
    我每次失误都被嘲笑。 | Laughed at every mistake I made. | Se burlaba de cada error mío. | Setiap aku salah malah diketawain. | كان يسخر من كل خطأ أرتكبه.`),
  fakeRank: phrases(`
    说是钻石，打得像青铜。 | Says Diamond, plays like Bronze. | Dice Diamante y juega como Bronce. | Ngakunya Diamond, mainnya kayak Bronze. | يقول إنه ألماسي ولعبه مبتدئ.`),
  offPlatform: phrases(`
    让我加微信私下转账，说更便宜。 | Sent a number and said it is cheaper by transfer. | Me mandó un número y dijo que por transferencia sale más barato. | Kasih nomor, katanya lebih murah kalau transfer. | أرسل رقما وقال إن التحويل أرخص.`),
  fraud: phrases(`
    收了礼物就把我拉黑了。 | Took the gifts and blocked me. | Aceptó los regalos y me bloqueó. | Ambil hadiahnya terus aku diblokir. | أخذ الهدايا ثم حظرني.`),
  harassment: phrases(`
    订单结束后还一直给我发消息。 | Kept writing to me after the order, though I asked to stop. | Siguió escribiéndome aunque le pedí que parara. | Masih terus chat padahal sudah kuminta berhenti. | ظل يراسلني بعد الطلب رغم أنني طلبت التوقف.`),
  meetingRequest: phrases(`
    一直问我住哪里，想见面。 | Asked where I live and wanted to meet. | Me preguntó dónde vivo y quería verme. | Nanya rumahku di mana dan ngajak ketemu. | سألني أين أسكن وأراد أن نلتقي.`),
  sexual: phrases(`
    通话中说了很多露骨的话。 | Made remarks about my body during the call. | Hizo comentarios sobre mi cuerpo en la llamada. | Ngomong jorok selama telepon. | قال كلاما غير لائق خلال المكالمة.`),
  minor: phrases(`
    声音像小孩，还说明天要上学。 | Sounds like a child and spoke of school. | Suena como niño y habló de su escuela. | Suaranya kayak anak kecil, cerita soal sekolah. | صوته صوت طفل وتحدث عن مدرسته.`),
  other: phrases(`
    信号太差，根本听不清。 | The line was so bad that we could not talk. | Se cortaba tanto que no se pudo hablar. | Suaranya putus-putus, nggak bisa ngobrol. | كان الصوت متقطعا ولم نستطع الكلام.`),
}

/** What was said in the order's time, customer and companion in turn, by what it is about. */
const talks = {
  waiting: phrases(`
    在吗？可以开始了吗？ | Hi, can we begin? | Hola, ¿ya empezamos? | Kak, sudah bisa mulai? | مرحبا، هل نبدأ؟
    等两分钟。 | One moment, two minutes. | Dame dos minutos. | Sebentar ya, dua menit lagi. | دقيقتان فقط.
    已经二十分钟了。 | It has been twenty minutes. | Llevo veinte minutos esperando. | Ini sudah dua puluh menit. | مرت عشرون دقيقة.
    不好意思，游戏在更新。 | Sorry, the game is still updating. | Perdón, se está actualizando el juego. | Maaf, gamenya lagi update. | آسف، اللعبة تتحدث.
    那我申请退款了。 | Then I ask for my coins back. | Entonces pido mi reembolso. | Ya sudah, aku minta refund. | إذن سأطلب استرداد المبلغ.`),
  outside: phrases(`
    明天还能约吗？ | Are you free tomorrow as well? | ¿Mañana también puedes? | Besok bisa lagi? | هل أنت متاح غدا أيضا؟
    可以，私下转我更便宜。 | Sure, send it to me directly and it costs less. | Sí, si me transfieres directo te sale menos. | Bisa, transfer langsung aja lebih murah. | نعم، حوّل لي مباشرة بسعر أقل.
    不走平台吗？ | Not through the app? | ¿Sin la app? | Nggak lewat aplikasi? | ليس عبر التطبيق؟
    加我这个号就行。 | Add me on this number. | Agrégame a este número. | Tambahin nomorku ini. | أضفني على هذا الرقم.`),
  personal: phrases(`
    我们继续打游戏吧。 | Let us go on with the game. | Sigamos con el juego. | Lanjut main aja yuk. | لنكمل اللعب.
    你住哪里？ | Where do you live? | ¿Dónde vives? | Rumahmu di mana? | أين تسكن؟
    这个不方便说。 | I would rather not say. | Prefiero no decirlo. | Nggak mau bilang. | أفضل ألا أقول.
    别这么小气嘛。 | Come on, do not be like that. | Ándale, no seas así. | Ah, pelit banget. | هيا، لا تكن هكذا.
    请不要这样，我要举报了。 | Please stop, or I report it. | Ya basta o te reporto. | Tolong berhenti, nanti aku lapor. | توقف من فضلك وإلا سأبلغ.`),
  playing: phrases(`
    你真的是这个段位吗？ | Is that really your rank? | ¿De verdad es tu rango? | Beneran itu rank kamu? | هل هذا تصنيفك حقا؟
    今天状态不好。 | Not my day today. | Hoy no ando bien. | Lagi nggak mood main. | لست في يومي اليوم.
    已经连输四把了。 | That is four lost in a row. | Ya van cuatro derrotas seguidas. | Sudah kalah empat kali. | خسرنا أربع مرات متتالية.
    你自己也很菜啊。 | You are no good yourself. | Tú tampoco juegas bien. | Kamu juga payah. | وأنت أيضا لا تجيد اللعب.`),
}

/** The talk that goes with a category. */
export function talkAbout(category: string): readonly Phrase[] {
  if (/^(noShow|lateOrShort|other)$/.test(category)) return talks.waiting
  if (/^(offPlatform|fraud)$/.test(category)) return talks.outside
  return /^(rude|fakeRank)$/.test(category) ? talks.playing : talks.personal
}

/** What a companion writes against a decision. */
export const companionAppeals = phrases(`
  第一次违规，能不能给一次机会？ | It is my first time, please give me another chance. | Es mi primera falta, denme otra oportunidad. | Ini pelanggaran pertama, tolong beri kesempatan. | هذه أول مخالفة لي، امنحوني فرصة.
  对方断断续续上线，有记录可以查。 | The customer kept dropping out, the log shows it. | El cliente se desconectaba, está en el registro. | Pelanggannya yang sering keluar, bisa dicek di log. | كان الزبون ينقطع، والسجل يثبت ذلك.`)
