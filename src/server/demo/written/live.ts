import { written } from './written'

/** What a live room offers, where its button stands and who sees it. */
export const liveFunction = written(
  'code panel group roles name',
  `
  guestSeat | bottomBar | interaction | [viewer] | 上麦 / Join a seat
  coHost | anchorTools | interaction | [anchor] | 主播连线 / Connect with a host
  pk | anchorTools | interaction | [anchor] | PK 对战 / Battle
  teamPk | anchorTools | interaction | [anchor] | 团队 PK / Team battle
  lottery | anchorTools | interaction | [anchor] | 抽奖 / Lottery
  redPacket | viewerTools | commerce | [anchor, viewer] | 红包 / Coin rain
  game | viewerTools | interaction | [viewer] | 小游戏 / Games
  shop | bottomBar | commerce | [viewer, guest] | 小店 / Shop
  share | bottomBar | interaction | [viewer, guest] | 分享 / Share
  fanClub | viewerTools | interaction | [viewer] | 粉丝团 / Fan club
  topUp | viewerTools | commerce | [viewer] | 充值 / Top up
  dress | viewerTools | commerce | [viewer] | 装扮 / Dress up
  beauty | anchorTools | picture | [anchor] | 美颜 / Beauty
  filter | anchorTools | picture | [anchor] | 滤镜 / Filters
  mirror | anchorTools | picture | [anchor] | 镜像 / Mirror
  quality | more | picture | [viewer, guest] | 清晰度 / Picture quality
  clearScreen | more | picture | [viewer, guest] | 清屏 / Clear the screen
  record | anchorTools | picture | [anchor] | 录屏 / Record
  music | anchorTools | sound | [anchor] | 背景音乐 / Music
  sound | anchorTools | sound | [anchor] | 音效 / Sound effects
  notice | anchorTools | manage | [anchor, manager] | 房间公告 / Notice
  roomManager | anchorTools | manage | [anchor] | 房管 / Room managers
  report | more | manage | [viewer, guest] | 举报 / Report`,
)

export const roomCategory = written(
  'code liveKind name',
  `
  music | video | 音乐 / Music / Música / Musik / موسيقى
  dance | video | 舞蹈 / Dance / Baile / Tari / رقص
  talk | video | 聊天 / Talk / Charla / Ngobrol / دردشة
  food | video | 美食 / Food / Comida / Kuliner / طعام
  outdoors | video | 户外 / Outdoors / Aire libre / Luar ruang / خارجي
  talent | video | 才艺 / Talents / Talentos / Bakat / مواهب
  voiceParty | voice | 语音派对 / Voice party / Fiesta de voz / Pesta suara / حفلة صوتية
  study | voice | 学习陪伴 / Study together / Estudiar juntos / Belajar bareng / ادرس معنا
  meet | multiGuest | 多人交友 / Meet new friends / Conoce amigos / Cari teman / تعارف
  singers | multiGuest | 多人 K 歌 / Karaoke together / Karaoke / Karaoke bareng / كاريوكي
  gaming | game | 游戏 / Gaming / Juegos / Game / ألعاب
  sports | sports | 体育 / Sports / Deportes / Olahraga / رياضة`,
)

export const roomSubCategory = written(
  'category>roomCategory code name',
  `
  1 | pop | 流行 / Pop
  1 | folk | 民谣 / Folk
  1 | instruments | 乐器 / Instruments
  2 | street_dance | 街舞 / Street dance
  2 | latin_dance | 拉丁舞 / Latin dance
  2 | belly_dance | 肚皮舞 / Belly dance
  3 | night_radio | 深夜电台 / Late night radio
  3 | love_advice | 情感 / Love and advice
  3 | news | 热点闲聊 / Talk of the day
  4 | cooking | 做饭 / Cooking
  4 | street_food | 街头小吃 / Street food
  5 | travel | 旅行 / Travel
  5 | fishing | 钓鱼 / Fishing
  6 | drawing | 绘画 / Drawing
  6 | magic | 魔术 / Magic
  6 | make_up | 美妆 / Make-up
  7 | bedtime | 哄睡 / Bedtime stories
  7 | radio_drama | 广播剧 / Radio drama
  8 | languages | 学外语 / Languages
  8 | exams | 备考 / Exams
  9 | friends | 交友 / Friends
  9 | dating | 相亲 / Blind dates
  10 | duets | 对唱 / Duets
  10 | contest | 歌王赛 / Singing contest
  11 | moba | 推塔 / Tower battle
  11 | shooter | 射击 / Shooters
  11 | board_games | 桌游 / Board games
  12 | football | 足球 / Football
  12 | basketball | 篮球 / Basketball
  12 | badminton | 羽毛球 / Badminton`,
)

/** What viewers of rooms are asked to do: the event and the goal are those that the name says. */
export const liveUserTask = written(
  'event goal cycle rewardKind rewardAmount name',
  `
  watchMinutes | 10 | daily | coins | 10 | 观看直播 10 分钟 / Watch rooms for 10 minutes
  watchMinutes | 60 | weekly | coins | 60 | 本周观看 60 分钟 / Watch an hour this week
  enterRoom | 5 | daily | exp | 20 | 逛 5 个直播间 / Visit five rooms
  followAnchor | 3 | once | coins | 30 | 关注 3 位主播 / Follow three hosts
  comment | 5 | daily | exp | 15 | 发 5 条弹幕 / Write five comments
  sendGift | 1 | daily | exp | 30 | 送出一份礼物 / Send a gift
  sendGiftCoins | 500 | weekly | vipDays | 1 | 本周送礼 500 金币 / Gifts worth 500 coins this week
  share | 1 | daily | coins | 5 | 分享一个直播间 / Share a room
  joinFanClub | 1 | once | gift | 1 | 加入粉丝团 / Join a fan club
  takeSeat | 1 | weekly | exp | 50 | 上麦一次 / Take a seat once
  topUp | 1 | once | dress | 1 | 首次充值 / First top-up
  stayInRoom | 30 | daily | integral | 100 | 同一直播间停留 30 分钟 / Stay half an hour in one room`,
)

export const anchorTask = written(
  'kind rewardKind rewardAmount name',
  `
  newcomer | exposure | 1000 | 首播满 30 分钟 / First show of half an hour
  newcomer | biscuits | 500 | 七天开播五天 / Live on five days of the first seven
  newcomer | recommendSlot | 1 | 首周收获 100 位粉丝 / A hundred fans in the first week
  daily | biscuits | 200 | 今日开播两小时 / Two hours live today
  daily | biscuits | 100 | 今日收礼 1000 饼干 / A thousand biscuits today
  daily | exposure | 500 | 今日完成三场 PK / Three battles today
  weekly | biscuits | 2000 | 本周有效直播五天 / Five full days this week
  weekly | recommendSlot | 2 | 本周新增 300 粉丝 / Three hundred new fans this week
  monthly | bonus | 1 | 月度全勤 / Every day of the month
  monthly | bonus | 1 | 月收礼 30 万饼干 / 300,000 biscuits this month
  activity | dress | 1 | 公会争霸赛晋级 / Next round of the Guild Championship
  activity | title | 1 | 年度盛典前十 / Top ten of the yearly gala
  recall | exposure | 2000 | 回归首播 / Back on air`,
)

export const escortSkill = written(
  'kind unit minPrice maxPrice name',
  `
  game | match | 20 | 400 | 王者开黑 / Tower battle together
  game | match | 20 | 400 | 射击陪玩 / Shooters together
  game | halfHour | 30 | 300 | 桌游陪玩 / Board games
  voiceChat | halfHour | 30 | 500 | 语音聊天 / Voice chat
  voiceChat | hour | 60 | 800 | 哄睡陪伴 / Company to fall asleep
  singing | halfHour | 50 | 600 | 点歌演唱 / Songs on request
  singing | halfHour | 50 | 500 | 声乐陪练 / Singing practice
  study | hour | 40 | 300 | 英语口语 / English conversation
  study | hour | 40 | 300 | 自习陪伴 / Studying side by side
  movieTogether | hour | 40 | 400 | 一起看剧 / Watch a series together`,
)

export const interestTag = written(
  'kind code tags>tag name',
  `
  genre | romance | [2] | 爱情 / Romance / Romance / Romansa / رومانسي
  genre | mystery | [3] | 悬疑 / Mystery / Misterio / Misteri / غموض
  genre | costume | [1] | 古装 / Costume / Época / Kolosal / تاريخي
  genre | comedy | [6] | 喜剧 / Comedy / Comedia / Komedi / كوميديا
  genre | horror | [7] | 恐怖 / Horror / Terror / Horor / رعب
  genre | anime | [11] | 动漫 / Anime / Anime / Anime / أنمي
  genre | documentary | [10] | 纪录片 / Documentary / Documental / Dokumenter / وثائقي
  country | china | [37, 38, 39] | 华语 / Chinese / China / Mandarin / صيني
  country | korea | [] | 韩剧 / Korean / Corea / Korea / كوري
  country | turkey | [] | 土耳其剧 / Turkish / Turquía / Turki / تركي
  country | mexico | [41] | 拉美剧 / Latin American / Latinoamérica / Amerika Latin / لاتيني
  mood | sweet | [22, 28] | 甜宠 / Sweet / Dulce / Manis / لطيف
  mood | tearful | [26, 35] | 催泪 / Tearful / Para llorar / Bikin nangis / مؤثر
  mood | thrilling | [3, 32] | 烧脑 / Mind-bending / Retorcido / Penuh teka-teki / محير
  mood | relaxing | [35, 36] | 解压 / Relaxing / Relajante / Santai / مريح
  star | newcomers | [] | 新人演员 / New faces / Caras nuevas / Wajah baru / وجوه جديدة
  star | legends | [] | 实力派 / Great actors / Grandes actores / Aktor hebat / نجوم كبار
  live | singing | [] | 唱歌主播 / Singing hosts / Cantantes / Penyanyi / مطربون
  live | chatting | [] | 聊天主播 / Talking hosts / Charlas / Teman ngobrol / محاورون
  live | dancing | [] | 舞蹈主播 / Dancing hosts / Bailarines / Penari / راقصون
  game | ludo | [] | 飞行棋 / Ludo / Parchís / Ludo / لودو
  game | puzzle | [] | 消除 / Puzzle / Rompecabezas / Puzzle / ألغاز`,
)

export const liveRunway = written(
  'trigger reach threshold name text',
  `
  giftCoins | global | 5000 | Gifts of 5,000 coins | 送出豪华礼物 / sent a grand gift
  giftCoins | category | 1000 | Gifts of 1,000 coins | 送出心意礼物 / sent a fine gift
  comboCoins | area | 2000 | Combos of 2,000 coins | 连击破纪录 / broke the combo record
  luckyWin | global | 10000 | Lucky gifts, 10,000 won | 幸运中奖 / won with a lucky gift
  gameWin | area | 20000 | Games, 20,000 won | 游戏大奖 / won big in a game
  pkWin | category | 10 | Ten battles won in a row | 豪取十连胜 / won ten battles in a row
  levelUp | room | 30 | Level 30 and above | 升级啦 / reached a new level
  vipOpen | room |  | New Super VIP | 成为超级会员 / became a Super VIP
  nobleEnter | room |  | Guardian enters | 守护者驾到 / has entered
  rankTop | area | 1 | First of the daily chart | 登顶日榜 / leads the chart of the day
  official | global |  | Announcements | 官方公告 / Announcement`,
)

export const liveWindow = written(
  'kind openBy name title',
  `
  topUp | balanceLow | First top-up offer | 首充有礼 / First top-up gift
  topUp | giftPanel | Coins at the gift panel | 快捷充值 / Top up here
  activity | enterRoom | Guild Championship | 公会争霸赛 / Guild Championship
  activity | stay | Host of the Year | 主播年度盛典 / Host of the Year
  game | click | Lucky Wheel | 幸运转盘 / Lucky Wheel
  game | click | Ludo Rush | 疯狂飞行棋 / Ludo Rush
  shop | click | Shop of the room | 直播小店 / Shop
  h5 | enterRoom | Guide for newcomers | 新人引导 / New here?
  image | leaveRoom | Follow before you leave | 关注再走吧 / Follow before you leave
  video | stay | Trailer of the week | 本周预告 / Trailer of the week`,
)

export const liveFloating = written(
  'place name title',
  `
  rightTop | Guild Championship | 公会争霸赛 / Guild Championship
  rightTop | Daily chart | 日榜 / Chart of the day
  rightBottom | First top-up gift | 首充礼 / First top-up gift
  rightBottom | Lucky Wheel | 幸运转盘 / Lucky Wheel
  leftBottom | Viewer tasks | 观众任务 / Tasks
  carousel | Midnight Radio Week | 深夜电台周 / Midnight Radio Week
  carousel | 11.11 Member Day | 双十一会员节 / 11.11 Member Day
  carousel | Black Friday top-up bonus | 黑五充值返利 / Black Friday bonus`,
)

export const liveSound = written(
  'kind group name',
  `
  soundboard | applause | 掌声 / Applause
  soundboard | applause | 欢呼 / Cheer
  soundboard | laughter | 笑声 / Laughter
  soundboard | surprise | 哇哦 / Wow
  soundboard | surprise | 鼓点 / Drum roll
  soundboard | tease | 尴尬乌鸦 / Awkward crow
  soundboard | tease | 打脸 / Slap
  soundboard | festival | 恭喜 / Congratulations
  voiceChange | other | 大叔音 / Deep voice
  voiceChange | other | 萝莉音 / High voice
  voiceChange | other | 机器人 / Robot
  reverb | other | KTV / Karaoke room
  reverb | other | 演唱会 / Concert hall
  reverb | other | 录音棚 / Studio
  gift | surprise | 火箭升空 / Rocket launch
  gift | music | 城堡圆舞曲 / Castle waltz
  entrance | music | 骑士进场 / Knight's entrance
  pk | surprise | PK 开始 / Battle begins
  pk | surprise | 最后十秒 / Last ten seconds
  system | other | 上麦提示 / A guest joins`,
)

export const sportsLeague = written(
  'sport season name',
  `
  football | 2026/27 | 印尼超级联赛 / Indonesian Super League
  football | 2026/27 | 墨西哥甲级联赛 / Mexican First Division
  football | 2026/27 | 沙特职业联赛 / Saudi Pro League
  football | 2026/27 | 埃及超级联赛 / Egyptian Premier League
  football | Season 2026 | 安第斯杯 / Andes Cup
  football | Season 2026 | 东南亚杯 / South-East Asia Cup
  basketball | 2026/27 | 城市篮球联赛 / City Basketball League
  badminton | Season 2026 | 羽毛球巡回赛 / Badminton Tour
  volleyball | 2026/27 | 女子排球联赛 / Women's Volleyball League
  boxing | Season 2026 | 格斗之夜 / Fight Night Series
  esports | Season 2026 | 电竞公开赛 / Esports Open`,
)

/** Teams of the leagues above; each pair that follows one another plays against each other. */
export const sportsTeam = written(
  'sport leagues>sportsLeague name shortName',
  `
  football | [1] | 雅加达猛虎 / Jakarta Tigers | 猛虎 / Tigers
  football | [1] | 泗水鲨鱼 / Surabaya Sharks | 鲨鱼 / Sharks
  football | [1] | 万隆流星 / Bandung Meteors | 流星 / Meteors
  football | [1] | 棉兰火山 / Medan Volcanoes | 火山 / Volcanoes
  football | [2] | 瓜达拉哈拉雄鹰 / Guadalajara Eagles | 雄鹰 / Eagles
  football | [2] | 蒙特雷山脉 / Monterrey Sierra | 山脉 / Sierra
  football | [2] | 普埃布拉之火 / Puebla Fire | 烈火 / Fire
  football | [2] | 提华纳海岸 / Tijuana Coast | 海岸 / Coast
  football | [3] | 利雅得新月 / Riyadh Crescent | 新月 / Crescent
  football | [3] | 吉达港 / Jeddah Port | 港口 / Port
  football | [4] | 开罗尼罗 / Cairo Nile | 尼罗 / Nile
  football | [4] | 亚历山大灯塔 / Alexandria Light | 灯塔 / Light
  football | [5] | 波哥大联合 / Bogotá United | 联合 / United
  football | [5] | 利马羽蛇 / Lima Condors | 羽蛇 / Condors
  football | [6] | 马尼拉风暴 / Manila Storm | 风暴 / Storm
  football | [6] | 吉隆坡竞技 / Kuala Lumpur Athletic | 竞技 / Athletic
  basketball | [7] | 台北飞鹰 / Taipei Hawks | 飞鹰 / Hawks
  basketball | [7] | 上海海港队 / Shanghai Harbour | 海港 / Harbour
  volleyball | [9] | 曼谷莲花 / Bangkok Lotus | 莲花 / Lotus
  volleyball | [9] | 圣地亚哥南风 / Santiago South Wind | 南风 / South Wind
  esports | [11] | 迪拜猎隼 / Dubai Falcons | 猎隼 / Falcons
  esports | [11] | 新加坡雄狮 / Singapore Lions | 雄狮 / Lions`,
)

export const liveHotSearch = written(
  'kind word',
  `
  word | 唱歌 / singing / canto / nyanyi / غناء
  word | PK / battle / batalla / PK / منافسة
  word | 公会争霸赛 / guild championship /  / kejuaraan guild
  word | 联赛决赛 / league final / final de liga / final liga / نهائي الدوري
  word | 深夜电台 / late night radio /  / radio malam
  word | 飞行棋 / ludo / parchís / ludo / لودو
  word | 萨尔萨舞 / salsa / salsa
  word | 兰切拉 / rancheras / rancheras
  word | 美妆教程 / make-up / maquillaje / make up / مكياج
  word | 街头小吃 / street food /  / jajanan
  word | 学英语 / learn English /  / belajar Inggris
  word | 新人主播 / new hosts /  / host baru`,
)

/** What a room looks like and is greeted by: what brings it on, from how many coins or how much heat, and what it is called. */
export const liveAtmosphere = written(
  'kind trigger threshold name title',
  `
  skin | always |  | Night sky | 星空 / Night sky / Cielo nocturno / Langit malam / سماء الليل
  skin | festival |  | Ramadan lanterns | 斋月灯笼 / Ramadan lanterns / Faroles de Ramadán / Lentera Ramadan / فوانيس رمضان
  skin | festival |  | Red and gold for New Year | 新年红金 / New Year / Año nuevo / Tahun baru / السنة الجديدة
  skin | always |  | Beach at dusk | 海边黄昏 / Beach at dusk / Playa al atardecer / Pantai senja / شاطئ الغروب
  background | byAnchor |  | City lights | 城市灯火 / City lights / Luces de la ciudad / Lampu kota / أضواء المدينة
  background | byAnchor |  | Small stage | 小舞台 / Small stage / Escenario / Panggung kecil / مسرح صغير
  background | byAnchor |  | Library corner | 书房一角 / Library corner / Rincón de lectura / Pojok baca / ركن القراءة
  giftEffect | giftCoins | 500 | Rain of petals | 花瓣雨 / Rain of petals / Lluvia de pétalos / Hujan kelopak / مطر الورد
  giftEffect | giftCoins | 2000 | Golden dragon | 金龙 / Golden dragon / Dragón dorado / Naga emas / التنين الذهبي
  giftEffect | giftCoins | 5000 | Castle in the clouds | 云中城堡 / Castle in the clouds / Castillo en las nubes / Istana awan / قلعة الغيوم
  welcomeText | always |  | Welcome of new viewers | 欢迎新朋友 / Welcome / Bienvenida / Selamat datang / أهلا بكم
  welcomeText | festival |  | Welcome in Ramadan | 斋月问候 / Ramadan greetings / Saludo de Ramadán / Salam Ramadan / تحية رمضان
  quickPhrases | always |  | Cheers for singers | 为歌手喝彩 / Cheers / Ánimo / Semangat / تشجيع
  quickPhrases | pk |  | Cries of a battle | PK 助威 / Battle cries / Gritos de batalla / Yel-yel PK / هتافات التحدي
  pkTheme | pk |  | Fire against ice | 冰火对决 / Fire against ice / Fuego contra hielo / Api lawan es / النار والجليد
  pkTheme | pk |  | Boxing ring | 拳击擂台 / Boxing ring / Ring de boxeo / Ring tinju / حلبة الملاكمة
  fireworks | roomHeat | 10000 | Fireworks of a hot room | 热度烟花 / Fireworks / Fuegos artificiales / Kembang api / ألعاب نارية
  fireworks | festival |  | New Year fireworks | 跨年烟花 / New Year fireworks / Fuegos de año nuevo / Kembang api tahun baru / ألعاب السنة الجديدة`,
)

/** What a room is shown more for: why it is, and what the plan is called. */
export const liveExposurePlan = written(
  'source pace name',
  `
  newcomer | whenLive | First seven days of a new host
  newcomer | even | Newcomers of the singing class
  newcomer | whenLive | First voice room of a talent
  newcomer | fast | Opening night of a new room
  rankReward | whenLive | Top of the weekly chart
  rankReward | even | Winner of the duet league
  rankReward | whenLive | Second half of the monthly chart
  rankReward | fast | Best newcomer of the month
  taskReward | even | Twenty full days on air
  taskReward | whenLive | All weekly tasks done
  taskReward | even | Hundred hours in a season
  compensation | fast | Stream lost in an outage
  compensation | whenLive | Ban that was lifted on appeal
  compensation | fast | Room hidden by mistake
  operator | whenLive | Ramadan evenings with stories
  operator | even | Football final with commentary
  operator | fast | Charity night
  operator | whenLive | Quiet hours after midnight
  operator | even | Cooking rooms at dinner time
  operator | whenLive | Sports rooms on match days
  operator | fast | Concert of guild singers
  operator | even | Weekend of board games`,
)
