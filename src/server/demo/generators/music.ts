import type liveMusic from '../../../entities/live-config/live-music'
import type { Generator, RowOf } from '../world'
import { languageId } from './places'
import type { Spoken } from '../words/phrases'

type Song = readonly [
  voice: Spoken,
  genre: 'pop' | 'folk' | 'rock' | 'dance' | 'hipHop' | 'religious' | 'children',
  title: string,
  artist: string,
]

const songs: readonly Song[] = [
  ['zh_CN', 'pop', '海风来信', '林夕禾'],
  ['zh_CN', 'pop', '第七个夏天', '周若棠'],
  ['zh_CN', 'folk', '慢一点的歌', '南山乐队'],
  ['zh_CN', 'pop', '城市灯火', '陈屿'],
  ['zh_CN', 'rock', '晴天以后', '橙色信号'],
  ['zh_CN', 'dance', '霓虹不眠', 'NOVA 组合'],
  ['zh_CN', 'children', '小熊过河', '米朵合唱团'],
  ['in_ID', 'pop', 'Bintang di Matamu', 'Raisa Putri'],
  ['in_ID', 'pop', 'Cinta Pertama', 'Dewi Larasati'],
  ['in_ID', 'folk', 'Pulang ke Kampung', 'Senja Trio'],
  ['in_ID', 'dance', 'Goyang Malam', 'Bung Dangdut'],
  ['in_ID', 'rock', 'Hujan Jakarta', 'Lima Jari'],
  ['es_MX', 'folk', 'Luna en el mar', 'Mariachi del Puerto'],
  ['es_MX', 'pop', 'Corazón de papel', 'Valeria Montes'],
  ['es_MX', 'dance', 'Baila conmigo', 'Los Primos'],
  ['es_MX', 'hipHop', 'Calle sin nombre', 'MC Nopal'],
  ['ar_AE', 'pop', 'ليل طويل', 'نور الشامي'],
  ['ar_AE', 'folk', 'يا نجمة', 'فرقة النيل'],
  ['ar_AE', 'religious', 'هلال رمضان', 'منشدو المدينة'],
  ['en', 'pop', 'After the rain', 'Maya Ward'],
  ['en', 'rock', 'Harbour lights', 'The Quiet Otters'],
  ['en', 'dance', 'One more night', 'DJ Larkspur'],
  ['en', 'folk', 'Letters to no one', 'Owen Hale'],
  ['en', 'hipHop', 'No spoilers', 'Kofi B'],
]

export const liveMusicGenerator: Generator = {
  count: () => songs.length,
  row(world, index, random): RowOf<typeof liveMusic> {
    const [voice, genre, title, artist] = songs[index % songs.length]!
    return {
      title,
      artist,
      genre,
      language: languageId(world, voice) ?? null,
      seconds: random.between(150, 280),
      rightsHolder: random.pick(['Equator Music', 'Crescent Records', 'Harbour Publishing', artist]),
      loudness: -14,
    }
  },
}
