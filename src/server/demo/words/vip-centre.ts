import { phrases, type Phrase } from './phrases'

/** A line of a part of the VIP centre: what it is called, what it says, and from which tier on it holds. */
interface Line {
  readonly name: Phrase
  readonly text: Phrase
  readonly from: number
}

const [userCard, plans, benefits, compare, banner, titles, activity, codeEntry, faq, terms] = phrases(`
  我的会员 | My membership | Mi membresía | Keanggotaan saya | عضويتي
  选择套餐 | Choose a plan | Elige un plan | Pilih paket | اختر باقة
  会员权益 | Benefits | Beneficios | Manfaat | المزايا
  等级对比 | Compare tiers | Compara niveles | Bandingkan tingkat | قارن المستويات
  限时优惠 | Limited offer | Oferta limitada | Penawaran terbatas | عرض محدود
  会员专享片单 | Members only | Solo para miembros | Khusus member | للأعضاء فقط
  会员活动 | Events for members | Eventos para miembros | Acara member | فعاليات الأعضاء
  兑换码 | Redeem a code | Canjear código | Tukar kode | استبدال رمز
  常见问题 | Questions | Preguntas | Pertanyaan | الأسئلة
  服务条款 | Terms | Términos | Ketentuan | الشروط`)

/** What each part is headed with. */
export const blocksOfKinds = {
  ...{ userCard: userCard!, plans: plans!, benefits: benefits!, compare: compare!, banner: banner! },
  ...{ titles: titles!, activity: activity!, codeEntry: codeEntry!, faq: faq!, terms: terms! },
}

/** Reads pairs of lines: the name, and under it the text. */
function lines(text: string, from: readonly number[] = []): readonly Line[] {
  const all = phrases(text)
  return Array.from({ length: all.length / 2 }, (_, nth) => ({
    ...{ name: all[nth * 2]!, text: all[nth * 2 + 1]! },
    from: from[nth] ?? 0,
  }))
}

export const benefitItems = lines(
  `
  会员片库 | Members' library | Catálogo para miembros | Katalog member | مكتبة الأعضاء
  会员专享剧集与电影 | Series and films for members only | Series y películas solo para miembros | Serial dan film khusus member | مسلسلات وأفلام للأعضاء فقط
  免广告 | No adverts | Sin anuncios | Tanpa iklan | بلا إعلانات
  片头与中插广告全部跳过 | None before and none in between | Ni antes ni durante el video | Tidak ada di awal maupun di tengah | لا قبل المشاهدة ولا أثناءها
  蓝光画质 | Full HD | Full HD | Full HD | دقة عالية
  最高 1080P，部分影片 4K | Up to 1080p, some titles in 4K | Hasta 1080p, algunos en 4K | Hingga 1080p, sebagian 4K | حتى 1080p وبعضها 4K
  提前看 | Ahead of others | Antes que nadie | Tonton lebih awal | شاهد قبل غيرك
  更新剧集抢先看 | New episodes earlier | Episodios nuevos antes | Episode baru lebih dulu | الحلقات الجديدة أولا
  多设备同看 | More screens | Más pantallas | Lebih banyak layar | شاشات أكثر
  多台设备同时播放 | Several devices at a time | Varios dispositivos a la vez | Beberapa perangkat sekaligus | عدة أجهزة في الوقت نفسه`,
  [0, 1, 1, 1, 2],
)

export const comparedItems = lines(
  `
  同时播放设备 | Screens at a time | Pantallas a la vez | Layar bersamaan | شاشات في الوقت نفسه
  手机 1 台，会员 2 台，超级会员 4 台，家庭 6 台 | Mobile 1, VIP 2, Super VIP 4, Family 6 | Móvil 1, VIP 2, Súper VIP 4, Familiar 6 | Mobile 1, VIP 2, Super VIP 4, Keluarga 6 | الجوال 1، VIP 2، سوبر 4، العائلة 6
  最高画质 | Best picture | Mejor imagen | Gambar terbaik | أفضل دقة
  手机 720P，会员 1080P，超级与家庭 4K | Mobile 720p, VIP 1080p, Super VIP and Family 4K | Móvil 720p, VIP 1080p, Súper VIP y Familiar 4K | Mobile 720p, VIP 1080p, Super VIP dan Keluarga 4K | الجوال 720p، VIP ‏1080p، سوبر والعائلة 4K
  免广告 | No adverts | Sin anuncios | Tanpa iklan | بلا إعلانات
  会员及以上 | From VIP on | Desde VIP | Mulai dari VIP | من VIP فما فوق`,
  [0, 0, 1],
)

export const questionItems = lines(`
  如何取消自动续费？ | How do I stop the renewal? | ¿Cómo cancelo la renovación? | Cara berhenti perpanjang? | كيف ألغي التجديد؟
  在购买时使用的商店的订阅页面取消，当期仍然有效。 | In the subscriptions of the store where you bought it. The running period stays valid. | En las suscripciones de la tienda donde compraste. El periodo actual sigue vigente. | Di menu langganan toko tempat membeli. Periode berjalan tetap berlaku. | من اشتراكات المتجر الذي اشتريت منه، وتبقى الفترة الحالية سارية.
  能在几台设备上看？ | On how many devices? | ¿En cuántos dispositivos? | Di berapa perangkat? | على كم جهاز؟
  按会员等级，最多 10 台登录、6 台同时播放。 | By tier, up to ten signed in and six playing at a time. | Según el nivel, hasta diez con sesión y seis a la vez. | Sesuai tingkat, hingga sepuluh masuk dan enam bersamaan. | حسب المستوى، حتى عشرة أجهزة وستة في الوقت نفسه.
  兑换码为什么无效？ | Why is my code refused? | ¿Por qué falla mi código? | Kenapa kodeku ditolak? | لماذا رُفض الرمز؟
  每个兑换码只能使用一次，请检查有效期与地区。 | A code works once. Check until when and where it is valid. | Cada código sirve una vez. Revisa la vigencia y el país. | Kode hanya sekali pakai. Cek masa berlaku dan wilayahnya. | الرمز لمرة واحدة، تحقق من تاريخه وبلده.`)
