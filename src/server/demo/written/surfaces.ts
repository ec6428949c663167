import type { Generator } from '../world'
import { textOf, written } from './written'

export const navigation = written(
  'platform code kind name',
  `
  app | home | components | 首页 / Home / Inicio / Beranda / الرئيسية
  app | series | components | 剧集 / Series / Series / Serial / مسلسلات
  app | movies | components | 电影 / Films / Películas / Film / أفلام
  app | anime | components | 动漫 / Anime / Anime / Anime / أنمي
  app | variety | components | 综艺 / Variety / Variedades / Variety / منوعات
  app | kids | components | 少儿 / Kids / Infantil / Anak / أطفال
  app | live | live | 直播 / Live / En vivo / Live / مباشر
  app | library | category | 片库 / Library / Biblioteca / Koleksi / المكتبة
  app | ramadan | components | 斋月专区 / Ramadan / Ramadán / Ramadan / رمضان
  app | vip | components | 会员 / VIP / VIP / VIP / VIP
  short | for_you | shortFeed | 推荐 / For you / Para ti / Untukmu / لك
  short | theatre | components | 剧场 / Theatre / Teatro / Teater / المسرح
  short | ranking | components | 榜单 / Charts / Ranking / Peringkat / الترتيب
  tv | home | components | 首页 / Home / Inicio / Beranda / الرئيسية
  tv | series | components | 剧集 / Series / Series / Serial / مسلسلات
  tv | movies | components | 电影 / Films / Películas / Film / أفلام
  tv | kids | components | 少儿 / Kids / Infantil / Anak / أطفال
  pc | home | components | 首页 / Home / Inicio / Beranda / الرئيسية
  pc | library | category | 片库 / Library / Biblioteca / Koleksi / المكتبة
  pc | live | live | 直播 / Live / En vivo / Live / مباشر
  pc | help | webPage | 帮助 / Help / Ayuda / Bantuan / المساعدة
  game | home | components | 游戏首页 / Games / Juegos / Game / ألعاب
  game | ranking | components | 游戏榜 / Top games / Ranking / Peringkat / الترتيب`,
)

/** Rows of home pages: the kind is the one that the name speaks of. */
export const homeComponent = written(
  'platforms kind name title',
  `
  [app, tv, pc] | banner | Home banner | 焦点图 / Highlights
  [app] | iconGrid | Icons under the banner | 快捷入口 / Shortcuts
  [app, tv, pc] | continueWatching | Continue watching | 继续观看 / Continue watching
  [app, tv, pc] | posterRow | Trending series | 热播剧集 / Trending series
  [app, pc] | posterRow | New this week | 本周上新 / New this week
  [app, tv] | posterRow | Costume dramas | 古装大戏 / Costume dramas
  [app, tv] | posterRow | Korean picks | 韩剧精选 / Korean picks
  [app] | posterRow | Turkish love stories | 土耳其爱情剧 / Turkish love stories
  [app, tv, pc] | posterGrid | Films, highly rated | 高分电影 / Highly rated films
  [app] | posterGrid | Free this weekend | 周末免费看 / Free this weekend
  [app, tv] | posterGrid | Kids corner | 少儿乐园 / Kids' corner
  [app] | largeCard | Finale tonight | 今晚大结局 / Finale tonight
  [app, tv] | largeCard | Ramadan special | 斋月特辑 / Ramadan special
  [app, short] | shortFeed | Shorts for you | 短剧推荐 / Shorts for you
  [short] | posterGrid | Billionaire romance | 霸总甜宠 / Billionaire romance
  [short] | posterRow | Revenge and rebirth | 重生逆袭 / Revenge and rebirth
  [app, tv] | rankRow | Chart of the day | 今日热榜 / Chart of the day
  [short] | rankRow | Shorts chart | 短剧榜 / Shorts chart
  [app] | liveRow | Live now | 正在直播 / Live now
  [app] | liveRow | Singing hosts | 好声音主播 / Singing hosts
  [app] | starRow | Stars of the week | 本周人气演员 / Stars of the week
  [app] | topicRow | Hot topics | 热门话题 / Hot topics
  [app] | communityFeed | From the community | 社区动态 / From the community
  [app, tv] | appointmentRow | Coming soon | 即将上线 / Coming soon
  [app, tv, pc] | recommended | Picked for you | 猜你喜欢 / Picked for you
  [app] | recommended | Because you watched | 看过的还喜欢 / Because you watched
  [app] | adSlot | Advert in the feed | 赞助内容 / Sponsored
  [app, tv] | vipBar | VIP bar | 会员专享 / VIP
  [app] | notice | Notice bar | 公告 / Notice
  [app] | activityEntry | 11.11 Member Day | 双十一会员节 / 11.11 Member Day
  [app] | activityEntry | Invite friends | 邀好友得会员 / Invite friends, get VIP
  [app] | webView | Football this week | 本周赛程 / Football this week
  [game] | iconGrid | Games you played | 最近在玩 / Played lately
  [game] | posterGrid | New games | 新游上架 / New games`,
)

export const rank = written(
  'code kind contentTypes period source name',
  `
  hot_series | hot | [series] | day | algorithm | 热播剧集榜 / Trending series
  hot_movies | hot | [movie] | day | algorithm | 热播电影榜 / Trending films
  hot_shorts | hot | [short] | day | algorithm | 短剧热榜 / Trending shorts
  rising | rising | [series, short] | realtime | algorithm | 飙升榜 / Rising fast
  new_release | newRelease | [series, movie] | week | algorithm | 新片榜 / New releases
  top_rated | topRated | [series, movie] | total | mixed | 高分榜 / Top rated
  most_searched | mostSearched | [series, movie, short] | day | algorithm | 热搜榜 / Most searched
  most_awaited | mostAppointed | [series, movie] | week | algorithm | 期待榜 / Most awaited
  finished | finished | [series] | month | algorithm | 完结榜 / Finished series
  stars | star | [star] | week | mixed | 明星人气榜 / Stars
  topics | topic | [topic] | day | algorithm | 话题榜 / Topics
  live_rooms | liveRoom | [liveRoom] | realtime | algorithm | 直播热度榜 / Live rooms
  games | game | [game] | week | algorithm | 游戏榜 / Games
  editors | editorial | [series, movie] | month | manual | 编辑推荐榜 / Editors' choice
  ramadan | editorial | [series] | month | manual | 斋月必看榜 / Ramadan must-sees`,
)

export const plate = written(
  'contentType mode name title',
  `
  banner | manual | Home banner, all areas | 焦点图 / Highlights
  banner | manual | Home banner, Indonesia | 焦点图 / Highlights
  banner | manual | Home banner, Mexico | 焦点图 / Highlights
  banner | manual | Home banner, Gulf | 焦点图 / Highlights
  icon | manual | Shortcuts | 快捷入口 / Shortcuts
  title | rule | Trending series | 热播剧集 / Trending series
  title | rule | New this week | 本周上新 / New this week
  title | mixed | Costume dramas | 古装大戏 / Costume dramas
  title | mixed | Korean picks | 韩剧精选 / Korean picks
  title | manual | Turkish love stories | 土耳其爱情剧 / Turkish love stories
  title | rule | Films, highly rated | 高分电影 / Highly rated films
  title | manual | Free this weekend | 周末免费看 / Free this weekend
  title | rule | Kids' corner | 少儿乐园 / Kids' corner
  title | manual | Ramadan special | 斋月特辑 / Ramadan special
  title | rule | Billionaire romance | 霸总甜宠 / Billionaire romance
  title | rule | Revenge and rebirth | 重生逆袭 / Revenge and rebirth
  title | mixed | Mysteries for tonight | 今晚烧脑 / Mysteries for tonight
  title | mixed | Documentaries | 纪录片 / Documentaries
  title | manual | Classics | 经典重温 / Classics
  title | rule | Anime, new season | 动漫新番 / New anime
  star | manual | Stars of the week | 本周人气演员 / Stars of the week
  topic | mixed | Hot topics | 热门话题 / Hot topics
  liveRoom | rule | Live now | 正在直播 / Live now
  liveRoom | manual | Singing hosts | 好声音主播 / Singing hosts
  single | manual | Lists by our editors | 编辑片单 / Lists by our editors
  activity | manual | Events | 精彩活动 / Events
  game | mixed | Games, popular | 热门游戏 / Popular games
  game | manual | Games, new | 新游上架 / New games`,
)

export const popup = written(
  'kind pages trigger name title text',
  `
  image | [launch] | open | 11.11 Member Day, start | 双十一会员节 / 11.11 Member Day | 今天起会员低至五折 / VIP from half price, from today on
  image | [home] | open | Black Friday top-up bonus | 黑五充值返利 / Black Friday top-up bonus | 充值最高返 50% 金币 / Up to 50% more coins with each top-up
  image | [home] | open | Family Film Night | 家庭电影夜 / Family Film Night | 每周五晚，全家一起看 / Every Friday evening, for the whole family
  image | [live] | open | Guild Championship | 公会争霸赛 / Guild Championship | 为你的公会助威，赢限定头像框 / Cheer for your guild and win a frame
  image | [shorts] | open | Shorts Crown | 短剧王 / Shorts Crown | 投票选出你的短剧王 / Vote for your favourite shorts
  vipOffer | [playerExit] | exit | Half price for those who leave the player | 会员五折 / Half price on VIP | 先别走，首月五折 / Before you go: the first month at half price
  vipOffer | [vip] | open | VIP renewal, seven days before the end | 续费有礼 / Renew and save | 会员还有七天到期，现在续费更划算 / Your VIP ends in seven days; renew now for less
  vipOffer | [detail] | playEnd | First month for newcomers | 首月特惠 / First month for less | 新用户首月特惠 / A lower price for your first month
  coupon | [home] | afterEvent | Three days of VIP for those who come back | 送你三天会员 / Three days of VIP | 好久不见，三天会员送给你 / Good to see you again: three days of VIP are yours
  coupon | [vip] | exit | Coupon on leaving the VIP centre | 优惠券 / A coupon for you | 一张八折券，三天内有效 / 20% off, for three days
  text | [launch] | open | Maintenance tonight | 今晚维护通知 / Maintenance tonight | 今晚 2:00–4:00 维护，期间无法播放 / No playback tonight from 2 to 4
  text | [community] | open | New community guidelines | 社区公约更新 / New community guidelines | 社区公约已更新，请阅读 / Our guidelines have changed; please read them
  update | [launch] | open | Android 4.2 | 新版本 4.2 / Version 4.2 is here | 播放更稳，下载更快 / Steadier playback and faster downloads
  update | [launch] | open | iPhone 4.1 | 新版本 4.1 / Version 4.1 is here | 新的播放器与小组件 / A new player, and widgets
  survey | [me] | idle | Survey about subtitles | 字幕满意度调查 / How are our subtitles? | 三个问题，帮我们改进字幕 / Three questions about our subtitles
  survey | [playerExit] | exit | Survey about adverts | 广告体验调查 / How many adverts are too many? | 一分钟，说说你的看法 / One minute for your opinion
  rating | [home] | afterEvent | Ask for a rating after a finished series | 喜欢我们吗？ / Do you like the app? | 给我们打个分吧 / Rate us if you do
  permission | [home] | open | Ask for notifications | 开启通知 / Turn on notifications | 新剧集上线第一时间知道 / Know of new episodes at once
  video | [home] | open | Trailer of the winter slate | 冬季片单预告 / Trailers of the winter | 十二部新剧抢先看 / Twelve new series, a first look`,
)

export const adSlot = written(
  'code page format width height name',
  `
  splash | launch | splash | 1080 | 1920 | Splash screen
  home_banner | home | banner | 1080 | 400 | Home banner
  home_feed_3 | home | nativeFeed | 720 | 480 | Home feed, third place
  home_feed_9 | home | nativeFeed | 720 | 480 | Home feed, ninth place
  detail_banner | detail | banner | 1080 | 240 | Title page banner
  pre_roll | preRoll | video | 1920 | 1080 | Before a film or an episode
  mid_roll | midRoll | video | 1920 | 1080 | In the middle of an episode
  pause | pauseRoll | overlay | 1280 | 720 | Pause screen
  post_roll | postRoll | video | 1920 | 1080 | After an episode
  shorts_reward | shorts | rewarded | 1080 | 1920 | Video that unlocks an episode
  shorts_feed | shorts | nativeFeed | 1080 | 1920 | Between shorts
  search_suggest | search | nativeFeed | 720 | 200 | Search suggestions
  community_feed | community | nativeFeed | 720 | 480 | Community feed, fifth place
  live_banner | live | banner | 720 | 160 | Banner in the live tab
  download_exit | download | interstitial | 1080 | 1920 | After a download begins
  me_entry | me | banner | 720 | 160 | Entry under Me
  task_reward | reward | rewarded | 1080 | 1920 | Video in the task centre`,
)

export const homeLargeWindow = written(
  'name title buttonText',
  `
  Finale of the week | 本周大结局 / Finale of the week | 去看看 / Watch
  New costume drama | 古装大剧上线 / A new costume drama | 去看看 / Watch
  Ramadan series | 斋月大剧 / The Ramadan series | 去看看 / Watch
  Winter slate | 冬季片单 / The winter slate | 去看看 / Have a look
  Thriller premiere | 悬疑新剧首播 / Thriller premiere | 去看看 / Watch
  Shorts Crown, final | 短剧王总决赛 / Shorts Crown, the final | 去投票 / Vote
  Football, the derby | 同城德比 / The derby | 去看球 / Watch
  11.11 Member Day | 双十一会员节 / 11.11 Member Day | 开通 / Get VIP
  Host of the Year | 主播年度盛典 / Host of the Year | 去投票 / Vote
  Kids' holiday | 少儿假期档 / Kids' holiday | 去看看 / Watch`,
)

export const floatWindow = written(
  'pages corner name',
  `
  [home] | rightBottom | Daily check-in
  [home] | rightMiddle | 11.11 Member Day
  [shorts] | rightBottom | Coins for watching
  [detail] | rightBottom | VIP trial
  [live] | rightMiddle | Lucky Wheel
  [community] | rightBottom | Predict the final
  [vip] | leftBottom | Coupon of the day
  [me] | rightBottom | Invite friends
  [player] | leftMiddle | Watch together
  [search] | rightBottom | Ask the assistant`,
)

export const emojiPack = written(
  'name access',
  `
  默认 / Basic | free
  追剧日常 / Binge days | free
  古装表情 / Costume drama | free
  小熊米朵 / Mido the Bear | free
  直播间热词 / Live slang | free
  会员专属 / Members only | vip
  斋月祝福 / Ramadan wishes | free
  粉丝团 / Fan club | fanClub
  大佬专属 / High rollers | level`,
)

const faces = written(
  'name keywords',
  `
  大笑 / Laughing | laugh, haha, lol
  流泪 / Crying | cry, sad, tears
  爱心眼 / Heart eyes | love, heart
  惊呆 / Shocked | shock, wow
  生气 / Angry | angry, mad
  鼓掌 / Clapping | clap, bravo
  点赞 / Thumbs up | like, good
  吃瓜 / Popcorn | popcorn, gossip
  捂脸 / Facepalm | facepalm, oops
  打瞌睡 / Sleepy | sleep, tired
  加油 / Cheering | go, cheer
  比心 / Finger heart | heart, thanks`,
)

/** The same twelve faces in each pack. */
export const emoji: Generator = {
  count: (world) => world.count('emojiPack') * 12,
  row: (world, index, random) => ({
    pack: world.id('emojiPack', Math.floor(index / 12)),
    code: `[pack${Math.floor(index / 12) + 1}_${(index % 12) + 1}]`,
    ...faces.row(world, index % 12, random),
  }),
}

const filters = [
  [
    'genre',
    '类型 / Genre',
    '爱情 / Romance',
    '悬疑 / Mystery',
    '古装 / Costume',
    '喜剧 / Comedy',
    '动作 / Action',
    '恐怖 / Horror',
    '科幻 / Science fiction',
  ],
  [
    'region',
    '地区 / Region',
    '中国大陆 / Mainland China',
    '韩国 / Korea',
    '印度尼西亚 / Indonesia',
    '墨西哥 / Mexico',
    '土耳其 / Turkey',
    '埃及 / Egypt',
  ],
  ['year', '年份 / Year', '2026 年 / 2026', '2025 年 / 2025', '2024 年 / 2024', '更早 / Earlier'],
  ['payType', '付费 / Price', '免费 / Free', '会员 / VIP', '单片付费 / Bought singly'],
  ['status', '状态 / Status', '连载中 / Airing', '已完结 / Finished', '即将上线 / Coming soon'],
  ['sort', '排序 / Order', '最热 / Most watched', '最新 / Newest', '评分 / Best rated'],
] as const

const categories = written(
  'contentTypes defaultSort name',
  `
  [series] | hot | 剧集 / Series / Series / Serial / مسلسلات
  [movie] | score | 电影 / Films / Películas / Film / أفلام
  [short] | hot | 短剧 / Shorts / Cortos / Drama pendek / قصيرة
  [variety] | newest | 综艺 / Variety / Variedades / Variety / منوعات
  [anime] | updated | 动漫 / Anime / Anime / Anime / أنمي
  [documentary] | score | 纪录片 / Documentaries / Documentales / Dokumenter / وثائقيات`,
)

export const screenCategory: Generator = {
  ...categories,
  totals: [{ field: 'dimensionCount', child: 'screenDimension', by: 'category' }],
}

/** Every category is filtered by the same things. */
export const screenDimension: Generator = {
  totals: [{ field: 'optionCount', child: 'screenOption', by: 'dimension' }],
  count: (world) => world.count('screenCategory') * filters.length,
  row: (world, index) => ({
    category: world.id('screenCategory', Math.floor(index / filters.length)),
    kind: filters[index % filters.length]![0],
    name: textOf(filters[index % filters.length]![1]),
  }),
}

/** What options of other kinds than tags, countries and years find, in the order of `filters`. */
const found: Readonly<Record<string, readonly string[]>> = {
  payType: ['free', 'vip', 'single'],
  status: ['airing', 'finished', 'coming'],
  sort: ['hot', 'newest', 'score'],
}

const options = filters.flatMap(([, , ...texts], dimension) => texts.map((text, nth) => ({ dimension, text, nth })))

export const screenOption: Generator = {
  count: (world) => world.count('screenCategory') * options.length,
  row(world, index) {
    const { dimension, text, nth } = options[index % options.length]!
    const year = Number(/^\d{4}/.exec(text)?.[0] ?? 0)
    return {
      dimension: world.id('screenDimension', Math.floor(index / options.length) * filters.length + dimension),
      name: textOf(text),
      yearFrom: year || null,
      yearTo: filters[dimension]![0] === 'year' ? year || 2023 : null,
      value: found[filters[dimension]![0]]?.[nth] ?? null,
      tags: [],
      countries: [],
    }
  },
}

export const rankSingleSetting = written(
  'entryName entryPlaces',
  `
  片单 / Themed lists | [home, search]
  今晚看什么 / For tonight | [home]
  按心情选 / By mood | [detail, me]
  编辑推荐 / Editors' lists | [search]`,
)

export const customDetailTab = written(
  'kind name',
  `
  rank | 热榜 / Charts
  rank | 短剧榜 / Shorts
  topic | 话题 / Topic
  topic | 名场面 / Best scenes
  single | 同类好剧 / More like it
  single | 编辑片单 / Our lists
  liveRooms | 直播 / Live
  liveRooms | 演员在播 / Cast, live
  shop | 周边 / Shop
  h5 | 投票 / Vote
  h5 | 抽奖 / Draw`,
)
