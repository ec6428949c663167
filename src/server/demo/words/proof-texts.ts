import { phrases, type Phrase } from './phrases'

/** What users write to a picture that shows that they have done a task, by the task's code. */
export const proofTexts: Readonly<Record<string, readonly Phrase[]>> = {
  proof_store: phrases(`
    五星好评已写，截图里有日期 | Five stars and a few words, the date is in the picture | Cinco estrellas y un comentario, ahí se ve la fecha | Bintang lima dan ulasan, tanggalnya kelihatan | خمس نجوم مع تعليق، والتاريخ ظاهر
    评价已发布，昵称和应用里一样 | My review is public, same name as here | Mi reseña ya es pública, mismo nombre que aquí | Ulasanku sudah tampil, namanya sama | تقييمي منشور بنفس الاسم
    写了评价，麻烦审核 | I have written the review, please have a look | Ya escribí la reseña, revísenla por favor | Sudah kutulis, tolong dicek | كتبت التقييم، يرجى المراجعة`),
  rate_app: phrases(`
    已打五星 | Five stars given | Ya puse cinco estrellas | Sudah kasih bintang lima | أعطيت خمس نجوم
    打完分的页面截图 | Here is the page after rating | Captura después de calificar | Tangkapan layar setelah memberi nilai | لقطة بعد التقييم`),
}

/** What the machine finds at a picture, and what those who look at it answer. */
export const proofFaults = {
  duplicateImage: {
    detail: 'Same picture as an earlier one',
    reject: 'duplicate',
    note: 'Same picture as of another user',
  },
  edited: { detail: 'Edges around the stars do not match', reject: 'edited', note: 'Stars were painted in' },
  wrongApp: { detail: 'Name of another app at the top', reject: 'wrongScreen', note: 'Review of another app' },
  noRating: { detail: 'No stars to be seen', reject: 'notDone', note: 'The form is open but nothing was sent' },
  textMismatch: {
    detail: 'The name is not that of the account',
    reject: 'wrongScreen',
    note: 'Review of somebody else',
  },
} as const

/** Why somebody is asked to send another picture. */
export const askedAgain = ['The picture was cut; asked for the whole screen', 'Too dark to read the name']
