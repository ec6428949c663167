import { phrases, type Phrase } from './phrases'

/** What those who report something add to it, by the reason that they chose. */
export const reportDetails: Readonly<Record<string, readonly Phrase[]>> = {
  abuse: phrases(`
    骂人，不止一次 | Insults everyone who disagrees | Insulta a todos | Ngatain orang terus | يسب كل من يخالفه
    追着我骂了三天 | Has followed me around for days | Me persigue en cada comentario | Ikut-ikut di semua komentarku | يلاحقني في كل تعليق`),
  spam: phrases(`
    一直在刷屏 | Same text under ten episodes | Lo mismo en todos los capítulos | Jualan terus di mana-mana | إعلانات متكررة`),
  hate: phrases(`
    地域歧视 | Hates a whole people | Odio contra un país entero | Menghina satu suku | كراهية ضد شعب كامل`),
  porn: phrases(`
    发黄色内容 | Offers sexual pictures | Ofrece contenido sexual | Nawarin konten dewasa | يعرض محتوى جنسيا`),
  fraud: phrases(`
    骗子，我被骗了两百 | Took my money and is gone | Me estafó, ya no contesta | Penipu, uangku hilang | محتال، أخذ مالي واختفى`),
  political: phrases(`
    带节奏 | Campaigning under a love story | Propaganda política | Kampanye di kolom komentar | دعاية سياسية`),
  violence: phrases(`
    威胁人身安全 | Threatens somebody | Amenazas | Ngancam orang | يهدد الناس`),
  copyright: phrases(`
    盗我的图 | Uses what I made without asking | Usa mi trabajo sin permiso | Pakai karyaku tanpa izin | يستخدم عملي دون إذن`),
  minor: phrases(`
    感觉是未成年 | Seems to be a child | Parece menor de edad | Kayaknya masih anak-anak | يبدو أنه قاصر`),
  minors: phrases(`
    画面里有小孩，不合适 | There is a child in it, not all right | Sale un niño, no está bien | Ada anak kecil, tidak pantas | فيه طفل، غير لائق`),
  sexual: phrases(`
    太露骨了 | Far too naked for this app | Demasiado explícito | Terlalu vulgar | فاضح جدا
    孩子刷到了，很尴尬 | My daughter saw this | Mi hija vio esto | Anakku sampai lihat ini | ابنتي شاهدت هذا`),
  scene: phrases(`
    太血腥，没有提示 | Blood without any warning | Sangre sin aviso | Berdarah tanpa peringatan | دماء بدون تنبيه
    视频里有真刀 | That is a real knife | Es un cuchillo de verdad | Itu pisau sungguhan | هذا سكين حقيقي`),
  advert: phrases(`
    广告，引流去别的平台 | An advert for another site | Publicidad de otro sitio | Iklan situs lain | إعلان لموقع آخر
    主页全是联系方式 | Sends people to a messenger group | Manda a la gente a un grupo | Ngajak ke grup luar | يرسل الناس إلى مجموعة خارجية`),
  stolen: phrases(`
    这个视频是偷别人的 | Stolen from another channel, the watermark is cut off | Robado de otro canal | Curian dari kanal lain | مسروق من قناة أخرى
    录屏传的正片 | Whole episode recorded from the screen | Capítulo entero grabado de la pantalla | Satu episode direkam dari layar | حلقة كاملة مسجلة من الشاشة`),
  privacy: phrases(`
    未经同意拍到我 | I am in it and never agreed | Salgo yo y no di permiso | Ada aku di situ tanpa izin | أظهر فيه دون إذني`),
  untrue: phrases(`
    造谣，官方早就辟谣了 | Not true, it was denied last week | Es falso, ya lo desmintieron | Hoaks, sudah dibantah | غير صحيح وتم نفيه`),
  selfHarm: phrases(`
    请快看看，很担心 | Please look quickly, I am worried | Por favor ayúdenle | Tolong cepat dicek | أرجوكم تواصلوا معه`),
  other: phrases(`
    没标剧透 | Spoiler without a warning | Spoiler sin aviso | Spoiler tanpa tanda | حرق بدون تنبيه
    冒充别人 | Pretends to be somebody else | Se hace pasar por otro | Nyamar jadi orang lain | ينتحل شخصية`),
}

/** Why moderators found nothing wrong, by what was reported. */
export const dismissed: Readonly<Record<string, readonly string[]>> = {
  abuse: ['Disagrees, but insults nobody', 'Reported in bad faith, the two had a quarrel'],
  spam: ['Written once, no link in it', 'Recommends a series of ours'],
  hate: ['Quotes a line of the villain', 'About a character, no people meant'],
  porn: ['Nothing sexual in it', 'Talks of a kiss on screen'],
  fraud: ['No offer and no link in it', 'Asks for help with a top-up'],
  political: ['About the palace in the story', 'No party named'],
  violence: ['Describes a scene', 'Figure of speech'],
  copyright: ['Own drawing, sketch was shown', 'Three seconds for a comment are allowed'],
  minor: ['Identity check passed at nineteen', 'Speaks of her daughter'],
  selfHarm: ['A line from episode 9; wrote to the user all the same', 'Meant as a joke, user was asked'],
  other: ['The episode is three weeks old, no spoiler any more', 'Nothing in the rules against it'],
}

/** Why moderators acted, by what was reported. */
export const upheld: Readonly<Record<string, readonly string[]>> = {
  abuse: ['Insults another viewer by name', 'Third insult within a week'],
  spam: ['Advert for another site', 'Same text under eleven titles'],
  hate: ['Attacks a people for where they come from', 'Slur in it, second time'],
  porn: ['Offers sexual content', 'Sells pictures through the profile'],
  fraud: ['Asks for login codes', 'Offers coins that we do not sell'],
  political: ['Calls to vote, outside of what the rules allow', 'Campaign text'],
  violence: ['Threat against a viewer', 'Says where the other one lives'],
  copyright: ['Whole episode behind the link', 'Owner of the clip wrote to us'],
  minor: ['Says that they are fourteen; sent to the identity check', 'Age check asked for'],
  selfHarm: ['Help line sent, duty lead told', 'Duty lead spoke to the user'],
  other: ['Gives the ending away without a mark', 'Poses as another user'],
}

/** What people write to each other in private that nothing is wrong with. */
export const privateLines = phrases(`
  你头像是哪部剧的？ | Which series is your picture from? | ¿De qué serie es tu foto? | Foto profilmu dari drama apa? | صورتك من أي مسلسل؟
  昨晚的结局你看了吗 | Did you watch the finale last night? | ¿Viste el final anoche? | Sudah nonton episode terakhir semalam? | شاهدت الحلقة الأخيرة أمس؟
  为什么取关我 | Why did you unfollow me? | ¿Por qué me dejaste de seguir? | Kenapa kamu unfollow aku? | ليش ألغيت متابعتي؟
  一起拼团看会员吗 | Want to join my team for the VIP offer? | ¿Te unes a mi equipo para el VIP? | Ikut timku buat promo VIP? | تنضم لفريقي في عرض الاشتراك؟`)
