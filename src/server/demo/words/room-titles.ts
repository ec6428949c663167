import type { Spoken } from './phrases'

const languages = ['zh_CN', 'en', 'es_MX', 'in_ID', 'ar_AE'] as const satisfies readonly Spoken[]

/** What hosts call their rooms, by the category: one line each, the languages between bars, two names with a semicolon. */
const lines = `
唱歌点单，今晚不睡; 吉他弹唱，走心专场 | Song requests all night; Guitar and feelings | Pide tu canción; Noche de rancheras | Request lagu sampai pagi; Gitar dan galau | اطلب أغنيتك; سهرة طرب
跟我跳，一起出汗; 街舞教学，零基础 | Dance along with me; Street dance, step by step | Bailando salsa en vivo; Cumbia para todos | Joget bareng; Belajar dance dari nol | تعلم الدبكة معنا; رقصات الأسبوع
深夜电台，陪你聊聊天; 读信时间，写给你的 | Late night radio, come and talk; Reading your letters | Plática antes de dormir; Leyendo sus cartas | Ngobrol santai sebelum tidur; Curhat bebas, aku dengerin | سهرة الخميس; دردشة وقهوة
今天吃什么，跟我做; 夜市走起 | Dinner for one, cook along; Street food tonight | Cocinando con la abuela; Tacos de medianoche | Masak bareng, menu rumahan; Jajanan malam | نطبخ معا; أكلات الشارع
骑行三百公里，第二天; 钓鱼，坐等大鱼 | Road trip, day two; Fishing before sunrise | Caminata por la sierra; Pesca al amanecer | Touring motor, hari kedua; Mancing bareng | رحلة بر; صيد قبل الفجر
教你画画，从零开始; 三分钟通勤妆 | Drawing from scratch; Make-up in three minutes | Dibujo para principiantes; Magia paso a paso | Belajar gambar dari nol; Make up tiga menit | ارسم معي; خط عربي للمبتدئين
语音派对，上麦唠嗑; 哄睡，讲个故事 | Voice party, take a seat; Bedtime stories | Fiesta de voz, súbete; Cuentos para dormir | Pesta suara, naik mic; Cerita horor jam 12 malam | حفلة صوتية; حكايات قبل النوم
自习室，番茄钟; 英语角，开口说 | Study room, 25 minutes on; Talk English with me | Estudiemos juntos; Inglés sin miedo | Belajar bareng, pomodoro; Ngobrol bahasa Inggris | ندرس معا; تكلم إنجليزي
新人首播，求关注; 今晚脱单局 | First time live, say hello; Blind dates tonight | Primera vez en vivo; Cita a ciegas | Baru live, salam kenal; Cari teman malam ini | أول بث لي، أهلا بكم; نتعرف الليلة
对唱擂台，谁来应战; 多人 K 歌，接唱 | Duets, who dares; Karaoke together | Duetos, ¿quién se anima?; Karaoke entre todos | Duet yuk; Karaoke bareng, request lagu | تحدي الغناء; كاريوكي جماعي
王者上分，来个辅助; 飞行棋，三缺一 | Ranked games, need a support; Ludo, one seat free | Subiendo de rango; Parchís, falta uno | Push rank malam ini; Ludo, kurang satu | تحدي لودو; لعبة الليلة
一起看球，别剧透; 赛前聊阵容 | Watch the match with me; Line-ups before the match | Veamos el partido juntos; Previa del clásico | Nobar bola malam ini; Bahas susunan pemain | مباراة الليلة معا; قبل صافرة البداية
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.split(';').map((name) => name.trim())))

/** What a host of this language calls a room of the n-th category. */
export function roomTitle(voice: Spoken, category: number, index: number): string {
  const names = lines[category % lines.length]![languages.indexOf(voice)]!
  return names[index % names.length]!
}
