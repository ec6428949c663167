import { phrases } from './phrases'

/** Places that dramas are set in, invented or long gone. */
export const places = phrases(`
  长安 | Chang'an
  雁门关 | Yanmen Pass
  云州 | Yunzhou
  雾城 | Mist City
  南站 | South Station
  黑石港 | Black Rock Harbour
  青丘 | Qingqiu
  落霞谷 | Sunset Valley
  天机阁 | the Hall of Secrets
  朱雀大街 | Vermilion Bird Avenue
  北境 | the Northern March
  临江镇 | Linjiang Town
  听雨楼 | the Rain Pavilion
  昆仑山 | Mount Kunlun
  望月台 | Moonwatch Terrace
  沈氏集团 | Shen Group
  锦绣坊 | Brocade Lane
  白鹿书院 | White Deer Academy
  九龙茶楼 | Nine Dragons Teahouse
  忘川 | the River of Oblivion`)

/** Turns of speech that a machine translates word by word, and wrongly. */
export const sayings = phrases(`
  小主 | my lady
  江湖 | the world of wanderers
  渡劫 | to pass the trial of heaven
  霸总 | the young chairman
  师尊 | Master
  娘子 | dear wife
  破镜重圆 | a second chance
  工具人 | somebody who is only useful
  本宫 | I, the Consort
  朕 | We, the Emperor
  微臣 | your humble servant
  殿下 | Your Highness
  掌门 | head of the school
  师兄 | elder brother at school
  内力 | inner force
  轻功 | the art of lightness
  穿越 | to fall through time
  重生 | to live one's life again
  逆袭 | to turn the tables
  打脸 | to be proved wrong before all
  白月光 | the one who got away
  绿茶 | sweet to your face only
  甩锅 | to pass the blame
  躺平 | to opt out
  内卷 | the rat race
  恋爱脑 | fool for love
  吃瓜 | to watch the gossip
  追妻火葬场 | begging her to come back`)

/** What stays as it is in every language. */
export const untouched = ['VIP', 'PK', 'KTV', 'CEO', 'A-Team', 'OK', 'DNA', 'Iron Player']
