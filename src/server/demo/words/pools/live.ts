import { phrases } from '../phrases'

export const guilds = phrases(`
  星辰公会 | Star Alliance
  皇家之声 | Royal Voices
  南十字星 | Southern Cross
  热带风暴 | Tropical Storm
  银月之家 | House of Silver Moon
  凤凰社 | Phoenix Society
  雅加达之夜 | Jakarta Nights
  太阳金字塔 | Pyramid of the Sun
  沙漠之星 | Desert Star
  玫瑰庄园 | Rose Manor
  蓝海传奇 | Blue Ocean Legends
  雷霆战队 | Thunder Crew
  天籁之音 | Heavenly Tunes
  钻石家族 | Diamond Family
  加勒比之心 | Heart of the Caribbean
  月光海岸 | Moonlit Coast
  王者联盟 | Kings United
  橙色旋风 | Orange Whirl
  追光者 | Light Chasers
  极光学院 | Aurora Academy`)

/** What hosts call their rooms: as they write it, in their own language. */
export const roomTitles = phrases(`
  深夜电台，陪你聊聊天 | Late night radio, come and talk
  新人首播，求关注 | First time live, say hello
  唱歌点单，今晚不睡 | Song requests all night
  一起看球，谁赢谁请客 | Watch the match with me
  王者上分，来个辅助 | Ranked games, need a support
  教你画画，从零开始 | Drawing from scratch
  美食探店直播 | Street food live
  吉他弹唱，走心专场 | Guitar and feelings
  PK 连胜第 9 场 | Nine wins in a row, come and see
  Ngobrol santai sebelum tidur | Ngobrol santai sebelum tidur
  Karaoke bareng, request lagu | Karaoke bareng, request lagu
  Noche de rancheras | Noche de rancheras
  Bailando salsa en vivo | Bailando salsa en vivo
  سهرة الخميس | سهرة الخميس
  دردشة وألعاب | دردشة وألعاب
  读信时间，写给你的 | Reading your letters
  健身打卡第 30 天 | Day 30 of training together
  妆容教学，日常通勤 | Everyday make-up`)

export const roomKinds = phrases(`
  音乐 | Music | Música | Musik | موسيقى
  舞蹈 | Dance | Baile | Tari | رقص
  聊天 | Talk | Charla | Ngobrol | دردشة
  游戏 | Games | Juegos | Game | ألعاب
  体育 | Sports | Deportes | Olahraga | رياضة
  美食 | Food | Comida | Kuliner | طعام
  户外 | Outdoors | Aire libre | Luar ruang | خارجي
  才艺 | Talents | Talentos | Bakat | مواهب
  语音派对 | Voice party | Fiesta de voz | Pesta suara | حفلة صوتية
  连麦交友 | Meet new friends | Conoce amigos | Cari teman | تعارف
  学习陪伴 | Study together | Estudiar juntos | Belajar bareng | ادرس معنا
  新人专区 | New hosts | Nuevos | Host baru | مضيفون جدد`)

export const songs = phrases(`
  海风来信 | Letter from the sea
  第七个夏天 | The seventh summer
  城市灯火 | City lights
  Bintang di Matamu | Bintang di Matamu
  Cinta Pertama | Cinta Pertama
  Corazón de papel | Corazón de papel
  Luna en el mar | Luna en el mar
  ليل طويل | ليل طويل
  晴天以后 | After the rain
  慢一点的歌 | A slower song
  掌声响起 | Applause
  欢呼 | Cheer
  鼓点 | Drum roll
  倒计时 | Countdown
  恭喜 | Congratulations
  笑声 | Laughter`)

export const teams = phrases(`
  雅加达猛虎 | Jakarta Tigers
  泗水鲨鱼 | Surabaya Sharks
  瓜达拉哈拉雄鹰 | Guadalajara Eagles
  蒙特雷山脉 | Monterrey Sierra
  利雅得新月 | Riyadh Crescent
  吉达港 | Jeddah Port
  开罗尼罗 | Cairo Nile
  波哥大联合 | Bogotá United
  利马羽蛇 | Lima Condors
  马尼拉风暴 | Manila Storm
  吉隆坡竞技 | Kuala Lumpur Athletic
  上海海港队 | Shanghai Harbour
  台北飞鹰 | Taipei Hawks
  迪拜猎隼 | Dubai Falcons
  万隆流星 | Bandung Meteors
  圣地亚哥南风 | Santiago South Wind`)

export const leagues = phrases(`
  印尼超级联赛 | Indonesian Super League
  墨西哥甲级联赛 | Mexican First Division
  沙特职业联赛 | Saudi Pro League
  埃及超级联赛 | Egyptian Premier League
  安第斯杯 | Andes Cup
  东南亚杯 | South-East Asia Cup
  亚洲冠军杯 | Asian Champions Cup
  城市篮球联赛 | City Basketball League
  羽毛球巡回赛 | Badminton Tour
  格斗之夜 | Fight Night Series
  电竞公开赛 | Esports Open
  女子排球联赛 | Women's Volleyball League`)
