import { phrases } from './phrases'

/** What is said of people of the screen, by what they do: what our editors wrote, and what others write of the same. */
export const starBios = {
  actor: phrases(`
    戏剧学院毕业，先演话剧，后以一部悬疑剧走红。 | Trained on the stage and became known through a crime series.
    童星出身，近年多演家庭剧里的长辈与孩子之间的那个人。 | Began as a child actor; now often plays the one between parents and children.
    动作戏从不用替身，也唱过两首剧集主题曲。 | Does without a stunt double and has sung two title songs.
    以喜剧成名，去年第一次出演反派。 | Known for comedy; played a first villain last year.
    电视台节目出身，凭一部竖屏短剧被更多观众认识。 | Came from television; a vertical short made the name known to many more.`),
  director: phrases(`
    从短片起步，擅长用一个长镜头讲完一场戏。 | Began with short films and likes to tell a scene in one long take.
    拍过十年广告，首部长片入围地方电影节。 | Ten years of commercials; the first feature was shown at a regional festival.
    偏爱实景与自然光，常与同一位摄影师合作。 | Prefers real places and daylight, and works with the same camera operator.`),
  writer: phrases(`
    写过小说与广播剧，人物对白见长。 | Wrote novels and radio plays; praised for dialogue.
    记者出身，剧本多取材自真实案件。 | A former reporter whose scripts come from real cases.
    擅长群像戏，常与两位搭档共同执笔。 | Writes large casts, mostly together with two partners.`),
  producer: phrases(`
    从业十二年，参与过三部年度剧集。 | Twelve years of producing, three series of the year.
    发行出身，近年转做短剧。 | Came from distribution and has turned to shorts.
    专做合拍片，常驻两地。 | Makes co-productions and lives in two cities.`),
  voice: phrases(`
    配音演员，为两百多个角色献声。 | The voice of more than two hundred characters.
    动画与游戏配音，也录有声书。 | Voices animation and games, and reads audio books.
    译制片配音导演，带过一批新人。 | Directs dubbing and has trained a generation of voices.`),
  composer: phrases(`
    为影视作曲，弦乐写作独树一帜。 | Composes for film, with a hand for strings.
    乐队键盘手出身，擅长电子配乐。 | A band's keyboard player who scores with electronics.
    常把地方民乐写进剧集配乐。 | Brings folk instruments into the music of series.`),
  host: phrases(`
    综艺主持，反应快，从不冷场。 | Hosts variety shows, quick and never at a loss.
    电台主持出身，访谈节目做了八年。 | Came from radio; eight years of one talk show.
    体育解说出身，现主持真人秀。 | A former sports commentator who now hosts reality shows.`),
} as const
