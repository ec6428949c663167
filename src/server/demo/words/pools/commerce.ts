import { phrases } from '../phrases'

/** Companies that advertise, supply, sign or are paid. */
export const companies = phrases(`
  星澜传媒 | Starwave Media
  海岛娱乐 | Island Entertainment
  新月数字 | Crescent Digital
  阿兹特克互动 | Azteca Interactive
  努桑塔拉影业 | Nusantara Pictures
  蓝鲸科技 | Blue Whale Technology
  橙果文化 | Orange Fruit Culture
  沙丘工作室 | Dune Studios
  赤道音乐 | Equator Music
  高原广告 | Highland Advertising
  彩虹发行 | Rainbow Distribution
  棕榈树公关 | Palm Tree PR
  北极光版权 | Northern Lights Rights
  金沙支付 | Golden Sands Payments
  银河体育 | Galaxy Sports
  绿洲游戏 | Oasis Games
  白塔出品 | White Tower Productions
  红杉食品 | Redwood Foods
  云帆出行 | Cloudsail Travel
  晨光美妆 | Morning Light Beauty`)

/** What adverts are called by those who book them. */
export const adverts = phrases(`
  红杉食品·新春坚果礼盒 | Redwood Foods, nut box
  红杉食品·低糖酸奶 | Redwood Foods, low-sugar yoghurt
  云帆出行·巴厘岛特价 | Cloudsail Travel, Bali fares
  云帆出行·朝觐专线 | Cloudsail Travel, pilgrim flights
  晨光美妆·持妆粉底 | Morning Light Beauty, foundation
  晨光美妆·防晒喷雾 | Morning Light Beauty, sun spray
  绿洲游戏·麻将大师 | Oasis Games, Mahjong Master
  绿洲游戏·农场物语 | Oasis Games, Happy Farm
  银河体育·联赛通票 | Galaxy Sports, league pass
  金沙支付·开户礼 | Golden Sands Payments, welcome gift
  蓝鲸科技·云盘年卡 | Blue Whale Technology, cloud drive
  蓝鲸科技·学习平板 | Blue Whale Technology, study tablet
  赤道音乐·演唱会 | Equator Music, concert tour
  海岛娱乐·主题乐园 | Island Entertainment, theme park
  努桑塔拉影业·院线新片 | Nusantara Pictures, film in cinemas
  阿兹特克互动·亡灵节冒险 | Azteca Interactive, Day of the Dead quest
  自有·会员月卡 | House, VIP monthly
  自有·短剧畅看 | House, shorts pass
  自有·邀请有礼 | House, invite friends
  自有·金币首充 | House, first top-up`)
