import type liveRoom from '../../../entities/live-manage/live-room'
import type liveSession from '../../../entities/live-manage/live-session'
import type watchRoom from '../../../entities/app-manage/watch-room'
import type { Generator, RowOf, World } from '../world'
import { roomCategory } from '../written/live'
import { languageId } from './places'
import { spoken, type Spoken } from '../words/phrases'

const kinds = ['video', 'voice', 'multiGuest', 'game', 'sports'] as const

/** What hosts call their rooms, in their own language. */
const titles: Readonly<Record<Spoken, readonly string[]>> = {
  zh_CN: [
    '深夜电台，陪你聊聊天',
    '新人首播，求关注',
    '唱歌点单，今晚不睡',
    '王者上分，来个辅助',
    '教你画画，从零开始',
    '吉他弹唱，走心专场',
    '读信时间，写给你的',
    '健身打卡第 30 天',
  ],
  en: [
    'Late night radio, come and talk',
    'First time live, say hello',
    'Song requests all night',
    'Ranked games, need a support',
    'Drawing from scratch',
    'Guitar and feelings',
    'Watch the match with me',
    'Day 30 of training together',
  ],
  in_ID: [
    'Ngobrol santai sebelum tidur',
    'Karaoke bareng, request lagu',
    'Push rank malam ini',
    'Masak bareng, menu rumahan',
    'Curhat bebas, aku dengerin',
    'Belajar gambar dari nol',
    'Nobar bola malam ini',
    'Cerita horor jam 12 malam',
  ],
  es_MX: [
    'Noche de rancheras',
    'Bailando salsa en vivo',
    'Plática antes de dormir',
    'Cocinando con la abuela',
    'Pide tu canción',
    'Veamos el partido juntos',
    'Leyendo sus cartas',
    'Dibujo para principiantes',
  ],
  ar_AE: [
    'سهرة الخميس',
    'دردشة وألعاب',
    'اطلب أغنيتك',
    'حكايات قبل النوم',
    'نطبخ معا',
    'مباراة الليلة معا',
    'تحدي لودو',
    'شعر وقهوة',
  ],
}

/** What the n-th room is called and in which language: the same wherever it is named. */
function roomAt(world: World, index: number) {
  const random = world.random('what a room is called', index)
  const voice = random.pick(spoken)
  return { voice, title: random.pick(titles[voice]) }
}

/** A room is of the kind that its category is for. */
export const liveRoomGenerator: Generator = {
  row(world, index, random): RowOf<typeof liveRoom> {
    const { voice, title } = roomAt(world, index)
    const place = random.int(Math.max(1, world.count('roomCategory')))
    const kind = kinds.find((each) => each === roomCategory.row(world, place, random)['liveKind'])
    return { title, languages: [voice], category: world.id('roomCategory', place) ?? 0, kind: kind ?? 'video' }
  },
}

/** A session bears the title of its room. */
export const liveSessionGenerator: Generator = {
  row(world, _index, random): RowOf<typeof liveSession> {
    const room = random.skewed(Math.max(1, world.count('liveRoom')), 1.6)
    return { room: world.id('liveRoom', room) ?? 0, title: roomAt(world, room).title }
  },
}

const invitations: Readonly<Record<Spoken, readonly string[]>> = {
  zh_CN: ['今晚一起看大结局', '从第一集开始补', '恐怖片，不敢一个人看', '边看边吐槽'],
  en: ['Finale together tonight', 'From episode one', 'Too scared to watch alone', 'Watching and complaining'],
  in_ID: [
    'Nonton bareng episode terakhir',
    'Mulai dari episode satu',
    'Takut nonton sendirian',
    'Nonton sambil ngemil',
  ],
  es_MX: ['El final, todos juntos', 'Desde el primer capítulo', 'Me da miedo verla sola', 'Para reír un rato'],
  ar_AE: ['الحلقة الأخيرة معا', 'من الحلقة الأولى', 'أخاف أشاهدها وحدي', 'نشاهد ونضحك'],
}

export const watchRoomGenerator: Generator = {
  row(world, index, random): RowOf<typeof watchRoom> {
    const voice = random.pick(spoken)
    const peakMembers = random.between(3, 48)
    return {
      name: invitations[voice][index % 4]!,
      language: languageId(world, voice) ?? null,
      peakMembers,
      members: random.between(2, peakMembers),
      messages: peakMembers * random.between(4, 30),
      reports: random.skewed(3, 5),
      official: random.chance(0.05),
    }
  },
}
