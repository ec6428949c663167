import { phrases, type Phrase } from './phrases'

export type Resolution =
  'answered' | 'fixed' | 'refunded' | 'contentAdded' | 'duplicate' | 'cannotReproduce' | 'rejected'

/** How a question ends, and what the user is told. */
export interface Answer {
  readonly resolution: Resolution
  readonly text: Phrase
}

/** Reads lines of a resolution and the text in each language. */
const answers = (lines: string): readonly Answer[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [resolution = '', ...text] = line.split('|')
      return { resolution: resolution.trim() as Resolution, text: phrases(text.join('|'))[0]! }
    })

/** Answers by category, for each of the questions that people ask in it, in the order of their questions. */
export const deskAnswers: Readonly<Record<string, readonly (readonly Answer[])[]>> = {
  playback: [
    answers(`fixed | 您好，已切换到更近的节点，请重新播放看看。 | We have moved you to a nearer node; please play it again. | Te cambiamos a un nodo más cercano, vuelve a reproducirlo. | Sudah kami pindahkan ke server terdekat, silakan putar lagi. | نقلناك إلى خادم أقرب، أعد التشغيل من فضلك.
    cannotReproduce | 我们多台设备测试均正常，请先降低清晰度观看。 | It plays well on all our phones; please choose a lower quality for now. | En nuestros equipos se ve bien; por ahora elige una calidad menor. | Di perangkat kami lancar, sementara pilih kualitas lebih rendah ya. | يعمل جيدا على أجهزتنا، اختر جودة أقل مؤقتا.`),
    answers(
      `fixed | 投屏黑屏问题已在新版本修复，请更新后再试。 | Casting shows the picture again in the newest version; please update. | La imagen al transmitir ya se ve en la nueva versión; actualiza. | Gambar saat cast sudah muncul di versi terbaru, silakan perbarui. | تم إصلاح الصورة عند العرض في أحدث إصدار، حدّث التطبيق.`,
    ),
    answers(
      `fixed | 该集已重新转码，拖动后音画已同步。 | The episode was encoded again; sound and picture stay together now.`,
    ),
  ],
  subtitle: [
    answers(
      `fixed | 第 8 集字幕时间轴已校正，感谢反馈。 | The subtitles of episode 8 are in time now. Thank you for telling us. | Los subtítulos del capítulo 8 ya están a tiempo. Gracias por avisar. | Subtitle episode 8 sudah pas. Terima kasih infonya. | تم ضبط توقيت ترجمة الحلقة 8، شكرا لإبلاغنا.`,
    ),
    answers(`fixed | 字幕已修正并重新上线，谢谢您。 | The subtitles were completed and are up again. Thank you.`),
  ],
  payment: [
    answers(`fixed | 您好，已为您补发金币，请重新打开钱包查看。 | We have added your coins. Please open your wallet again. | Ya abonamos tus monedas, abre de nuevo tu billetera. | Koinmu sudah kami tambahkan, buka lagi dompetmu. | أضفنا عملاتك، افتح محفظتك مجددا.
    refunded | 该订单未能到账，已为您原路退款，3–10 天内到账。 | The order could not be delivered; your money is on its way back and takes 3 to 10 days. | El pedido no se pudo entregar; tu dinero vuelve en 3 a 10 días. | Pesanan gagal, uangmu kembali dalam 3–10 hari. | تعذر التسليم، يعود المبلغ خلال 3 إلى 10 أيام.`),
    answers(
      `answered | 支付渠道已恢复，请再试一次或更换支付方式。 | Your bank refuses payments abroad; please allow them or choose another way to pay. | Tu banco rechaza pagos al extranjero; actívalos o usa otro método. | E-wallet sudah normal, silakan coba lagi atau pakai cara lain. | بنكك يرفض الدفع الخارجي، فعّله أو اختر وسيلة أخرى.`,
    ),
  ],
  vip: [
    answers(
      `answered | 会员跟随账号，请在新手机用购买时的账号登录。 | VIP belongs to the account: please sign in with the one that you bought it with. | El VIP va con la cuenta: entra con la misma con la que pagaste. | VIP ikut akun, masuk dengan akun yang dipakai membeli ya. | الاشتراك مرتبط بالحساب، سجّل بالحساب الذي اشتريت به.`,
    ),
    answers(
      `answered | 请在购买时的应用商店取消续费，当期仍有效。 | Please cancel in the store; the running period stays yours. | Cancélala en la tienda; el periodo actual sigue siendo tuyo. | Batalkan di toko aplikasi, masa aktif tetap berjalan. | ألغِ التجديد من المتجر، وتبقى الفترة الحالية لك.`,
    ),
  ],
  account: [
    answers(
      `fixed | 已核实身份并更新手机号，现在可以收到验证码了。 | We have checked who you are and put in the new number; the code arrives now. | Verificamos tu identidad y cambiamos el número; ya te llega el código. | Identitas sudah dicek, nomor diganti, kode sudah bisa masuk. | تحققنا من هويتك وحدثنا الرقم، سيصلك الرمز الآن.`,
    ),
    answers(
      `rejected | 抱歉，两个账号无法合并，请选择其一使用。 | We are sorry, two accounts cannot be merged; please keep one of them.`,
    ),
  ],
  contentRequest: [
    answers(`answered | 已记录您的求片，上线后会通知您。 | We have noted your wish and tell you when it is here. | Anotamos tu petición y te avisamos cuando llegue. | Permintaanmu sudah dicatat, kami kabari kalau tayang. | سجلنا طلبك وسنبلغك عند توفره.
    contentAdded | 您想看的剧已上线，祝观影愉快！ | The title you asked for is here. Enjoy it! | Ya está disponible lo que pediste. ¡Que lo disfrutes! | Judul yang kamu minta sudah tayang. Selamat menonton! | العنوان الذي طلبته متوفر الآن، مشاهدة ممتعة!`),
    answers(
      `answered | 该剧版权尚在洽谈，有消息会通知您。 | We are talking to the owner of the rights and let you know. | Estamos negociando los derechos y te avisamos. | Haknya masih kami urus, nanti kami kabari. | نتفاوض على الحقوق وسنبلغك.`,
    ),
  ],
  contentError: [
    answers(
      `fixed | 第 13 集已替换为正确内容。 | Episode 13 now shows what it should. | El capítulo 13 ya es el correcto. | Episode 13 sudah diganti yang benar. | الحلقة 13 أصبحت صحيحة.`,
    ),
    answers(`fixed | 海报已更换，感谢指出。 | The poster was replaced, thank you for pointing it out.`),
  ],
  live: [
    answers(
      `fixed | 直播间网络已恢复，请再进一次。 | The rooms of your area had a fault, which is over; please try again. | Hubo una falla en las salas de tu zona, ya quedó; intenta de nuevo. | Gangguan ruang live di wilayahmu sudah selesai, coba masuk lagi. | كان هناك عطل في غرف منطقتك وانتهى، حاول مجددا.`,
    ),
    answers(
      `answered | 礼物已送达，只是特效没有播放，主播收益不受影响。 | The host has received your gift; only the animation was not shown.`,
    ),
  ],
  community: [
    answers(
      `answered | 您的评论含联系方式，按社区规则被移除。 | Your comment held a way to contact you, which the rules do not allow. | Tu comentario incluía un contacto, y eso no lo permiten las reglas. | Komentarmu berisi kontak, itu tidak boleh menurut aturan. | تعليقك يحتوي وسيلة تواصل، وهذا مخالف للقواعد.`,
    ),
    answers(
      `answered | 已对该用户作出处理，您也可以在对方主页将其拉黑。 | We have dealt with that user; you can also block them in their profile.`,
    ),
  ],
  crash: [
    answers(`fixed | 闪退问题已在新版本修复，请更新。 | The newest version opens again on your phone; please update. | La nueva versión ya abre en tu celular; actualiza. | Versi terbaru sudah bisa dibuka di HP-mu, silakan perbarui. | أحدث إصدار يفتح الآن على جوالك، حدّث التطبيق.
    cannotReproduce | 我们未能重现，请更新后如仍闪退附上日志。 | We could not make it crash; if it goes on after an update, send us the log. | No pudimos reproducirlo; si sigue tras actualizar, mándanos el registro. | Belum bisa kami ulangi; kalau masih terjadi, kirim lognya. | لم نتمكن من تكرار المشكلة، إن استمرت أرسل السجل.`),
    answers(
      `fixed | 切换下一集闪退已修复，请更新到最新版本。 | It no longer closes at the next episode in the newest version; please update.`,
    ),
  ],
  suggestion: [
    answers(
      `answered | 睡眠定时已在计划中，谢谢建议！ | A sleep timer is on our list. Thank you for the idea! | El temporizador está en nuestra lista. ¡Gracias por la idea! | Pengatur waktu tidur sudah ada di rencana kami. Terima kasih! | مؤقت النوم ضمن خطتنا، شكرا للفكرة!`,
    ),
    answers(
      `answered | 屏蔽功能已转给产品同事，谢谢建议。 | We have passed the idea on to our product team. Thank you.`,
    ),
  ],
  copyright: [
    answers(
      `answered | 材料已收到，版权团队将在 48 小时内处理并回复。 | We have your papers; our rights team acts and writes to you within 48 hours. | Recibimos sus documentos; el equipo de derechos responde en 48 horas. | Dokumen sudah kami terima, tim hak cipta membalas dalam 48 jam. | استلمنا مستنداتكم، ويرد فريق الحقوق خلال 48 ساعة.`,
    ),
  ],
  other: [
    answers(
      `answered | 有的，电脑可在官网直接观看，也可下载客户端。 | Yes: watch on our site, or take the version for Windows or Mac there. | Sí: en nuestro sitio o con la versión para Windows o Mac. | Ada: tonton di situs kami atau unduh versi Windows atau Mac. | نعم، عبر موقعنا أو نسخة ويندوز أو ماك.`,
    ),
    answers(
      `answered | 商务合作请发邮件至官网“关于我们”中的地址。 | Please write to the address under “About us” on our site.`,
    ),
  ],
}

interface Asking {
  readonly ask: Phrase
  readonly reply: Phrase
}

const asking = (lines: string): Asking => {
  const [ask, reply] = phrases(lines)
  return { ask: ask!, reply: reply! }
}

const technical = asking(`
  请问是哪部剧第几集，用的什么手机？ | Which title and episode is it, and which phone do you use? | ¿Qué título y capítulo es, y qué celular usas? | Judul dan episode berapa, dan HP apa yang dipakai? | أي عنوان وحلقة، وما نوع جوالك؟
  第 6 集，手机型号在截图里 | Episode 6, the phone is in the picture | Capítulo 6, el celular está en la captura | Episode 6, tipe HP ada di gambar | الحلقة 6، ونوع الجوال في الصورة`)
const money = asking(`
  麻烦提供一下付款截图，谢谢。 | Could you send us a picture of the receipt? | ¿Nos mandas una captura del recibo? | Boleh kirim bukti pembayarannya? | هل ترسل لنا صورة الإيصال؟
  截图发了，昨晚付的 | Here it is, I paid last night | Aquí está, pagué anoche | Ini buktinya, bayar tadi malam | هذا الإيصال، دفعت ليلة أمس`)
const identity = asking(`
  请提供个人页上的 ID，方便我们核实。 | Please tell us the ID in your profile, so that we can check. | Dinos el ID de tu perfil para verificarlo. | Tolong kirim ID di profilmu supaya bisa kami cek. | أرسل لنا المعرف في صفحتك لنتحقق.
  ID 在截图里 | It is in the picture | Está en la captura | ID-nya ada di gambar | المعرف في الصورة`)
const which = asking(`
  请附上相关截图，我们来核实。 | Please send a picture of it, so that we can look. | Mándanos una captura para revisarlo. | Tolong kirim tangkapan layarnya agar kami cek. | أرسل لقطة شاشة لنراجعها.
  已附上截图 | Picture attached | Adjunto la captura | Sudah kulampirkan | أرفقت اللقطة`)

/** What agents ask before they can help, and what users answer; nothing is asked where a category is missing. */
export const deskQuestions: Readonly<Record<string, Asking>> = {
  playback: technical,
  subtitle: technical,
  contentError: technical,
  crash: technical,
  live: technical,
  payment: money,
  vip: money,
  account: identity,
  community: which,
}

/** What agents write first where there is nothing to ask. */
export const received: Phrase = phrases(
  '您好，已收到，我们会尽快回复您。 | Thank you for writing. We come back to you soon. | Gracias por escribirnos, te respondemos pronto. | Terima kasih, segera kami balas. | شكرا لتواصلك، سنرد عليك قريبا.',
)[0]!

/** What users write once they have an answer: whether it helped decides which. */
export const thanked: readonly Phrase[] = phrases(`
  好的，谢谢 | Thanks! | Gracias | Terima kasih | شكرا
  收到，辛苦了 | Got it, thank you | Entendido, gracias | Oke, makasih infonya | وصلت، شكرا لكم`)
export const helped: readonly Phrase[] = phrases(`
  可以了，谢谢！ | Works now, thanks! | ¡Ya quedó, gracias! | Sudah bisa, makasih! | تم الحل، شكرا!`)

/** What agents write to each other. */
export const amongStaff: Readonly<Record<string, string>> = {
  payment: 'Payment team asked for the order at the provider',
  vip: 'Store receipt checked, waiting for the VIP team',
  account: 'Identity team looks at the documents',
  copyright: 'Papers passed on to legal',
}
